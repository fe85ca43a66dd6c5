import { expect, test } from 'vitest'
import { distance, isNear } from './near-words.ts'

// Proves games-and-lottery-6.
test.each([
  ['luky', 'lucky', true],
  ['lukcy', 'lucky', true],
  ['lantren', 'lanterns', true],
  ['bacarrat', 'baccarat', true],
  ['whel', 'wheel', true],
  ['luk', 'lucky', true],
  ['dice', 'lucky', false],
  ['li', 'lucky', false],
  ['lu', 'lucky', true],
  ['pearl', 'poker', false],
  ['لکئ', 'لکی', true],
])('%j may be meant as %j: %s', (typed, word, near) => {
  expect(isNear(typed, word)).toBe(near)
})

test('letters that changed places are one slip, as are one too many, one too few and a wrong one', () => {
  expect([distance('ab', 'ba'), distance('abc', 'ab'), distance('ab', 'abc'), distance('abc', 'axc'), distance('', 'abc')]).toEqual([1, 1, 1, 1, 3])
})

// Proves games-and-lottery-6.
test('words of more than 16 letters are not compared', () => {
  expect(isNear(`${'a'.repeat(16)}b`, 'a'.repeat(17))).toBe(false)
  expect(isNear(`${'a'.repeat(15)}b`, 'a'.repeat(16))).toBe(true)
})
