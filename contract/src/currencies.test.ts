import { expect, test } from 'vitest'
import { isoDecimals } from './currencies.ts'

// Proves money-2.
test.each([
  [0, ['JPY', 'KRW', 'VND', 'CLP', 'XOF']],
  [2, ['PHP', 'BRL', 'USD', 'TRY', 'THB', 'INR', 'BDT', 'KHR', 'MYR']],
  // These have none in `Intl`, and two or three in ISO 4217.
  [2, ['AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SOS', 'SYP', 'YER']],
  [3, ['IQD', 'BHD', 'KWD', 'OMR', 'JOD', 'TND', 'LYD']],
  [4, ['CLF', 'UYW']],
])('%i decimals by ISO 4217: %s', (decimals, codes) => {
  expect(codes.map(isoDecimals)).toEqual(codes.map(() => decimals))
})

test('a currency that ISO 4217 does not know has two', () => {
  expect(isoDecimals('XQZ')).toBe(2)
})
