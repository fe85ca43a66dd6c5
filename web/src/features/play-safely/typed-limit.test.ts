import { expect, test } from 'vitest'
import { typedLimit } from './typed-limit.ts'

test.each([
  ['500', 'deposit', 50_000],
  [' 500.25 ', 'loss', 50_025],
  ['0', 'stake', 0],
  ['90', 'time', 90],
  ['1.5', 'time', 'amount.decimals'],
  ['1.555', 'deposit', 'amount.decimals'],
  ['-1', 'deposit', 'amount.negative'],
  ['', 'deposit', 'amount.invalid'],
  ['much', 'deposit', 'amount.invalid'],
  ['90071992547.41', 'deposit', 'amount.too.large'],
  ['90071992547.40', 'deposit', 9_007_199_254_740],
] as const)('"%s" as a limit on %s is %s', (typed, kind, most) => {
  expect(typedLimit(typed, kind, 2)).toBe(most)
})
