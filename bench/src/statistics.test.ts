import { describe, expect, test } from 'vitest'
import { interval, median, percentile, verdictOf } from './statistics.ts'

const TOLERANCE = 0.05
/** This many ratios spread evenly around `middle`, the outermost `spread` away from it. */
const ratios = (middle: number, spread: number) => Array.from({ length: 15 }, (_, index) => middle + (spread * (index - 7)) / 7)
const verdict = (known: readonly number[], itself: readonly number[]) => verdictOf(interval(known), interval(itself), TOLERANCE)
const QUIET = ratios(1, 0.02)
const BUSY = ratios(1.1, 0.3)

test('the 95th percentile of few values is the largest, of many the one that 5 of 100 exceed', () => {
  expect(percentile([3, 9, 1], 0.95)).toBe(9)
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      0.95,
    ),
  ).toBe(95)
})

describe('whether known and unknown members cost the same', () => {
  test('on a quiet machine equal costs are the same', () => {
    expect(verdict(ratios(1.01, 0.02), QUIET)).toBe('same')
  })

  test.each([1.2, 0.8])('on a quiet machine a ratio of %f is a difference', ratio => {
    expect(verdict(ratios(ratio, 0.03), QUIET)).toBe('different')
  })

  test('a ratio at the edge of the tolerance cannot be told', () => {
    expect(verdict(ratios(1.05, 0.06), QUIET)).toBe('cannot be told')
  })

  test('on a busy machine, where a call differs as much from itself, it cannot be told', () => {
    expect(verdict(ratios(1.2, 0.03), BUSY)).toBe('cannot be told')
    expect(verdict(ratios(0.85, 0.03), BUSY)).toBe('cannot be told')
  })

  test('a difference far greater than that of a call from itself is one on a busy machine too', () => {
    expect(verdict(ratios(3, 0.3), BUSY)).toBe('different')
    expect(verdict(ratios(0.3, 0.03), BUSY)).toBe('different')
  })

  test('a call that differs from itself says nothing about equal costs', () => {
    expect(verdict(ratios(1, 0.02), BUSY)).toBe('same')
  })
})

test('the median is the middle value, or the mean of the middle two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5])
})
