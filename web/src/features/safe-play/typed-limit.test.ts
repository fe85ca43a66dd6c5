import { expect, test } from 'vitest'
import { typedLimit } from './typed-limit.ts'

// Proves language-and-country-4.
test.each([
  ['500', 'deposit', 50_000],
  [' 500.25 ', 'loss', 50_025],
  ['0', 'stake', 0],
  ['90', 'time', 90],
  ['১০০০', 'deposit', 100_000],
  ['۱۰۰۰', 'loss', 100_000],
  ['१०००', 'stake', 100_000],
  ['၁၀၀၀', 'deposit', 100_000],
  ['១០០០', 'deposit', 100_000],
  ['௧௦௦௦', 'deposit', 100_000],
  ['100,50', 'deposit', 10_050],
  ['٩٠', 'time', 90],
  ['1,500', 'deposit', 'amount.invalid'],
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
