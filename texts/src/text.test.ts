import { describe, expect, it } from 'vitest'
import { createText, wordsOf, type Catalogue } from './text.ts'

const english: Catalogue = {
  unread_one: '{{count}} unread message',
  unread_other: '{{count}} unread messages',
  welcome_back: 'Welcome back, {{name}}',
  back: 'Back',
}

describe('createText', () => {
  it('gives the text of a key', () => {
    expect(createText<'shell'>('EN', english)('back')).toBe('Back')
  })

  it('picks the plural form of the language', () => {
    const text = createText<'shell'>('EN', english)
    expect(text('unread', { count: 1 })).toBe('1 unread message')
    expect(text('unread', { count: 0 })).toBe('0 unread messages')
  })

  it('formats numbers as the language does', () => {
    expect(createText<'shell'>('PT-BR', english)('unread', { count: 12_345 })).toBe('12.345 unread messages')
    expect(createText<'shell'>('BN', english)('unread', { count: 1234567 })).toBe('12,34,567 unread messages')
  })

  it('falls back to the general plural form: a browser may know more forms than there are texts', () => {
    expect(createText<'shell'>('KM', { unread_other: '{{count}} សារ' })('unread', { count: 1 })).toBe('1 សារ')
    expect(createText<'shell'>('EN', { unread_other: '{{count}} unread' })('unread', { count: 1 })).toBe('1 unread')
  })

  it('inserts values unchanged, even those that look like a placeholder or a replacement pattern', () => {
    const text = createText<'shell'>('EN', english)
    expect(text('welcome_back', { name: '{{name}} $& $1' })).toBe('Welcome back, {{name}} $& $1')
  })

  it('gives the key if a text is missing', () => {
    expect(createText<'shell'>('EN', {})('back')).toBe('back')
  })

  it('lets the compiler refuse unknown keys, missing params and wrong params', () => {
    const text = createText<'shell'>('EN', english)
    // @ts-expect-error there is no such key
    expect(text('no_such_key')).toBe('no_such_key')
    // @ts-expect-error the name is missing
    expect(text('welcome_back')).toBe('Welcome back, {{name}}')
    // @ts-expect-error it asks for a name
    expect(text('welcome_back', { count: 3 })).toBe('Welcome back, {{name}}')
    // @ts-expect-error a count is a number
    expect(text('unread', { count: '3' })).toBe('unread')
  })
})

describe('wordsOf', () => {
  it('gives the text under a key, and other words unchanged', () => {
    expect(wordsOf({ lane_slots: 'Slots' }, 'lane_slots')).toBe('Slots')
    expect(wordsOf({ lane_slots: 'Slots' }, 'Summer festival')).toBe('Summer festival')
  })
})
