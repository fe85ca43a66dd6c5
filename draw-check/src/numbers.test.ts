import { describe, expect, test } from 'vitest'
import { below, drawnFrom, wordsOf } from './numbers.ts'

const facts = { merchant: 'alpha', draw: 'd', seed: '07'.repeat(32), root: '00'.repeat(32), beacon: null }
function* listed(...words: number[]): Generator<number, never> {
  yield* words
  throw new Error('no more words were expected to be taken')
}

test('the same facts give the same words, and each other fact gives others', () => {
  const first = (changes: object) => wordsOf({ ...facts, ...changes }).next().value
  expect(first({})).toBe(first({}))
  const others = [{ merchant: 'beta' }, { draw: 'e' }, { seed: '08'.repeat(32) }, { root: '01'.repeat(32) }, { beacon: '00' }]
  expect(new Set([first({}), ...others.map(first)]).size).toBe(6)
})

// Proves games-and-lottery-15.
test('a word above the largest multiple is thrown away', () => {
  // 2^32 = 6 × 715,827,882 + 4, so the last four words would make 0 to 3 likelier.
  expect(below(6, listed(2 ** 32 - 4, 2 ** 32 - 1, 2 ** 32 - 5))).toBe(5)
  expect(below(6, listed(7))).toBe(1)
})

test('numbers are drawn without being put back', () => {
  // Always the first one that is left; what stood there went to the place of the drawn one.
  expect(drawnFrom(listed(0, 0, 0), 3, 3)).toEqual([0, 1, 2])
  expect(drawnFrom(listed(2, 1, 0), 3, 3)).toEqual([2, 0, 1])
  expect([...drawnFrom(wordsOf(facts), 45, 45)].sort((one, other) => one - other)).toEqual(Array.from({ length: 45 }, (_, at) => at))
  expect(() => drawnFrom(wordsOf(facts), 4, 3)).toThrow('4 different numbers cannot be drawn from 3')
})

describe('over 20,000 draws nothing is likelier than anything else (chi-square, a chance of 1 in 10,000)', () => {
  const DRAWS = 20_000
  const draws = Array.from({ length: DRAWS }, (_, at) => drawnFrom(wordsOf({ ...facts, draw: String(at) }), 6, 45))
  const chiSquare = (counts: readonly number[], expected: number) => counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const countsOf = (values: readonly number[], of: number) => {
    const counts = Array.from({ length: of }, () => 0)
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }

  // Proves games-and-lottery-15.
  test('each number is drawn first as often as any other', () => {
    const counts = countsOf(
      draws.map(([first = 0]) => first),
      45,
    )
    // 44 degrees of freedom: 86.2 is passed once in 10,000.
    expect(chiSquare(counts, DRAWS / 45)).toBeLessThan(86.2)
  })

  test('each number is drawn sixth as often as any other', () => {
    const counts = countsOf(
      draws.map(numbers => numbers[5] ?? 0),
      45,
    )
    expect(chiSquare(counts, DRAWS / 45)).toBeLessThan(86.2)
  })

  test('the second number does not depend on the first', () => {
    // In which ninth of the numbers below 45 the first and the second stand; pairs of the same number cannot be.
    const cells = Array.from({ length: 81 }, (_, at) => (Math.floor(at / 9) === at % 9 ? 5 * 4 : 5 * 5) / (45 * 44))
    const counts = countsOf(
      draws.map(([first = 0, second = 0]) => Math.floor(first / 5) * 9 + Math.floor(second / 5)),
      81,
    )
    const sum = counts.reduce((sum, count, at) => sum + (count - DRAWS * (cells[at] ?? 1)) ** 2 / (DRAWS * (cells[at] ?? 1)), 0)
    // 80 degrees of freedom: 134.0 is passed less than once in 10,000.
    expect(sum).toBeLessThan(134)
  })

  test('a biased way would be noticed', () => {
    // The remainder of a byte: 0 to 30 come six times in 256, the others five times.
    const counts = countsOf(
      draws.map((_, at) => (wordsOf({ ...facts, draw: String(at) }).next().value & 255) % 45),
      45,
    )
    expect(chiSquare(counts, DRAWS / 45)).toBeGreaterThan(86.2)
  })
})
