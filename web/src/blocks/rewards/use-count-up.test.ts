import { expect, test } from 'vitest'
import { countedTo } from './use-count-up.ts'

// Proves ranks-and-rewards-15.
test('points count up within 700 ms, fast at first, and end exact', () => {
  expect([0, 350, 699, 700, 5_000].map(passed => countedTo(1_000, 1_080, passed))).toEqual([1_000, 1_070, 1_080, 1_080, 1_080])
  // A clock of the browser that is behind shows no other number than the first.
  expect(countedTo(1_000, 1_080, -5)).toBe(1_000)
})
