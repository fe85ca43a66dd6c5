import { expect, test } from 'vitest'
import { feeOf } from './fee.ts'

// Proves money-38.
test.each([
  [100_000, { percent: 0, fixed: 0 }, 0],
  [100_000, { percent: 1.5, fixed: 0 }, 1_500],
  [100_000, { percent: 1.5, fixed: 1_000 }, 2_500],
  // A half is rounded up: 0.29 % of 150 is 0.435, 0.5 % of 100 is 0.5.
  [150, { percent: 0.29, fixed: 0 }, 0],
  [100, { percent: 0.5, fixed: 0 }, 1],
  // 1.15 × 100 is 114.99999999999999 in numbers with decimals.
  [10_000, { percent: 1.15, fixed: 0 }, 115],
  [9_007_199_254_740_991, { percent: 100, fixed: 0 }, 9_007_199_254_740_991],
])('the fee for %i by %j is %i', (amount, fee, expected) => {
  expect(feeOf(amount, fee)).toBe(expected)
})
