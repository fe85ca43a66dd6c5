import { describe, expect, test } from 'vitest'
import { amountText, parseAmount, unitsOf } from './amount.ts'

// Proves money-38.
describe('an amount that was typed', () => {
  // Proves money-2.
  test.each([
    ['1500', 2, 150_000],
    ['1500.5', 2, 150_050],
    ['1500.50', 2, 150_050],
    ['0.07', 2, 7],
    ['1500.5000', 2, 150_050],
    ['150000.00', 0, 150_000],
    ['007', 2, 700],
    ['50000', 0, 50_000],
    ['90071992547409.91', 2, 9_007_199_254_740_991],
  ])('%s in a currency of %i decimals is %i of its smallest unit', (text, decimals, units) => {
    expect(parseAmount(text, decimals)).toBe(units)
  })

  test.each([
    ['10.005', 2, 'amount.decimals'],
    ['10.01', 0, 'amount.decimals'],
    ['-5', 2, 'amount.negative'],
    ['90071992547409.92', 2, 'amount.too.large'],
    ['9'.repeat(32), 2, 'amount.too.large'],
    ['', 2, 'amount.invalid'],
    ['.5', 2, 'amount.invalid'],
    ['5.', 2, 'amount.invalid'],
    ['1,500', 2, 'amount.invalid'],
    ['1e3', 2, 'amount.invalid'],
    ['+5', 2, 'amount.invalid'],
    [' 5', 2, 'amount.invalid'],
    ['٥', 2, 'amount.invalid'],
    ['NaN', 2, 'amount.invalid'],
  ])('%s in a currency of %i decimals is refused: %s', (text, decimals, fault) => {
    expect(parseAmount(text, decimals)).toBe(fault)
  })
})

test.each([
  [150_050, 2, '1500.50'],
  [7, 2, '0.07'],
  [0, 2, '0.00'],
  [50_000, 0, '50000'],
])('%i of the smallest unit is written with all decimals', (amount, decimals, text) => {
  expect(amountText(amount, decimals)).toBe(text)
  expect(parseAmount(text, decimals)).toBe(amount)
})

test.each([
  [1234, 2, '12.34'],
  [-5, 2, '-0.05'],
  [100, 0, '100'],
  [-1, 0, '-1'],
  [0, 2, '0.00'],
  [9_007_199_254_740_991, 2, '90071992547409.91'],
])('%i of a currency with %i decimals is %s', (amount, decimals, text) => {
  expect(amountText(amount, decimals)).toBe(text)
})

test.each([
  [12.5, 2, 1_250],
  [0.29, 2, 29],
  [300, 0, 300],
])('%d whole units of a currency with %i decimals are %i of the smallest', (sum, decimals, units) => {
  expect(unitsOf(sum, decimals)).toBe(units)
})
