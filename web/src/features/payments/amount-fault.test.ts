import { expect, test } from 'vitest'
import { amountOrFault } from './amount-fault.ts'

const rule = { decimals: 2, least: 10_000, most: 500_000 }

// Proves money-41.
test.each([
  ['100', 10_000],
  ['5000.00', 500_000],
  ['99.99', 'amount.too.small'],
  ['0', 'amount.too.small'],
  ['5000.01', 'amount.too.large'],
  ['99999999999999999999', 'amount.too.large'],
  ['100.005', 'amount.decimals'],
  ['-100', 'amount.negative'],
  ['1,500', 'amount.invalid'],
  ['', 'amount.invalid'],
])('%j between 100.00 and 5000.00 is %j', (text, outcome) => {
  expect(amountOrFault(text, rule)).toBe(outcome)
})

test('nobody asks for more than there is', () => {
  expect(amountOrFault('200', { ...rule, available: 20_000 })).toBe(20_000)
  expect(amountOrFault('200.01', { ...rule, available: 20_000 })).toBe('balance.too.low')
})
