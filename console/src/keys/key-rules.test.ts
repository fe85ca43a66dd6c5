import { expect, test } from 'vitest'
import { actsInFields, chordOf, isSingle, SECOND_KEY_WITHIN, signsOf, stepOf, type Press } from './key-rules.ts'

const press = (key: string, held: Partial<Press> = {}) => chordOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })
const known = new Set(['j', 'g m', 'g p', 'mod+k', '?'])

test('a key has one name, with what is held', () => {
  expect(press('j')).toBe('j')
  expect(press('K', { metaKey: true })).toBe('mod+k')
  expect(press('k', { ctrlKey: true })).toBe('mod+k')
  expect(press('?', { shiftKey: true })).toBe('?')
  expect(press('Enter', { shiftKey: true })).toBe('shift+enter')
  expect(press('R', { shiftKey: true })).toBe('shift+r')
  expect(press(' ')).toBe('space')
  expect(press('Shift', { shiftKey: true })).toBeUndefined()
})

// Proves staff-30.
test('one key fires at once, the first of two waits for the second', () => {
  expect(stepOf('j', undefined, 0, known)).toEqual({ fired: 'j' })
  expect(stepOf('g', undefined, 0, known)).toEqual({ begun: { chord: 'g', at: 0 } })
  expect(stepOf('m', { chord: 'g', at: 0 }, 900, known)).toEqual({ fired: 'g m' })
  expect(stepOf('x', undefined, 0, known)).toEqual({})
})

test('the first of two keys waits 1.5 s, and a wrong second one is taken for itself', () => {
  expect(SECOND_KEY_WITHIN).toBe(1500)
  expect(stepOf('m', { chord: 'g', at: 0 }, 1500, known)).toEqual({ fired: 'g m' })
  expect(stepOf('m', { chord: 'g', at: 0 }, 1501, known)).toEqual({})
  expect(stepOf('j', { chord: 'g', at: 0 }, 100, known)).toEqual({ fired: 'j' })
})

// Proves staff-30.
test('in a field only what no field takes for itself acts', () => {
  expect(['mod+k', 'escape', 'j', '/', '?', 'shift+enter'].filter(actsInFields)).toEqual(['mod+k', 'escape'])
})

// Proves staff-30.
test('signs alone can be turned off', () => {
  expect(['j', '/', 'g m', 'shift+r', 'mod+k', 'enter', 'shift+enter', 'escape'].filter(isSingle)).toEqual(['j', '/', 'g m', 'shift+r'])
})

test('a chord is shown as it stands on the keyboard', () => {
  expect(signsOf('mod+k', true)).toEqual(['⌘K'])
  expect(signsOf('mod+k', false)).toEqual(['Ctrl', 'K'])
  expect(signsOf('g m', true)).toEqual(['G', 'M'])
  expect(signsOf('shift+enter', false)).toEqual(['⇧', '↵'])
})
