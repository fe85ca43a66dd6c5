import { expect, test } from 'vitest'
import { typedSum } from './typed-sum.ts'

test.each([
  ['12.50', 2, 1_250],
  ['12.5', 2, 1_250],
  ['1,200', 2, 120_000],
  ['12', 0, 12],
  ['12.5', 0, undefined],
  ['12.505', 2, undefined],
  ['-12', 2, undefined],
  ['', 2, undefined],
])('%j with %i decimals is %j', (typed, decimals, sum) => {
  expect(typedSum(typed, decimals)).toBe(sum)
})
