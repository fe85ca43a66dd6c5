import { textOf } from '@foyer/texts/load'
import { expect, test } from 'vitest'
import { playTime } from './use-play-time.ts'

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 hr'],
  [125, '2 hr 5 min'],
])('%i minutes of play are %s', (minutes, said) => {
  expect(playTime(minutes, textOf('EN', 'game'))).toBe(said)
})

// Proves language-and-country-2.
test('of Khmer and Burmese the words are our own', () => {
  expect(playTime(65, textOf('KM', 'game'))).toBe('1 ម៉ោង 5 នាទី')
  expect(playTime(65, textOf('MY', 'game'))).toBe('1 နာရီ 5 မိနစ်')
})
