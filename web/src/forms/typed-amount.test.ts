import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

// Proves language-and-country-4.
test.each([
  [' 1500 ', 2, '1500'],
  ['1500.50', 2, '1500.50'],
  ['1500,5', 2, '1500.5'],
  ['١٥٠٠٫٥٠', 2, '1500.50'],
  ['۱۵۰۰', 2, '1500'],
  ['१५००', 2, '1500'],
  ['１５００', 2, '1500'],
  ['၁၅၀၀', 2, '1500'],
  ['-5', 2, '-5'],
])('%j typed for %i decimals is %s', (typed, decimals, text) => {
  expect(typedAmount(typed, decimals)).toBe(text)
})

// Proves language-and-country-4.
test('what may mean two sums is not guessed', () => {
  expect(typedAmount('1,500', 2)).toBe('1,500')
  expect(typedAmount('1,500', 0)).toBe('1,500')
  expect(typedAmount('1,500.00', 2)).toBe('1,500.00')
})
