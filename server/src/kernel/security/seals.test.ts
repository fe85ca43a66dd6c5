import { describe, expect, test } from 'vitest'
import { createSeals } from './seals.ts'

const seals = createSeals('a master key that nobody guesses at all')
const others = createSeals('another master key that nobody guesses')

describe('a mark', () => {
  test('is the same for the same text, and different under another key or purpose', () => {
    const mark = seals.mark('codes', '123456')
    expect(createSeals('a master key that nobody guesses at all').mark('codes', '123456')).toBe(mark)
    expect(new Set([mark, seals.mark('codes', '123457'), seals.mark('more', '123456'), others.mark('codes', '123456')]).size).toBe(4)
  })
})

describe('a sealed text', () => {
  test('opens unchanged, in any script', () => {
    expect(seals.open('messages', seals.seal('messages', 'کوڈ 123456 🎲'))).toBe('کوڈ 123456 🎲')
  })

  test('is different each time', () => {
    expect(seals.seal('messages', 'same')).not.toBe(seals.seal('messages', 'same'))
  })

  test.each([
    ['for another purpose', () => seals.open('other', seals.seal('messages', 'text'))],
    ['by another key', () => others.open('messages', seals.seal('messages', 'text'))],
    ['changed in one bit', () => seals.open('messages', flipped(seals.seal('messages', 'text')))],
    ['cut short', () => seals.open('messages', seals.seal('messages', 'text').slice(0, 20))],
  ])('opened %s is refused', (_how, open) => {
    expect(open).toThrow(Error)
  })
})

const flipped = (sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  return bytes.toString('base64url')
}
