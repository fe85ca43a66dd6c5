import { expect, test, vi } from 'vitest'
import { factValue } from './fact-words.ts'

vi.mock('#texts/catalogues.ts', () => ({ textsOf: () => (key: string) => key, wordsOf: (_: string, key: string) => key }))

test('a sum among the facts has the decimals with which the merchant books it', () => {
  expect(factValue('amount', 150_000, { currency: 'IDR', decimals: 0 }, undefined)).toContain('150,000')
  expect(factValue('amount', 150_000, { currency: 'PHP', decimals: 2 }, undefined)).toBe('₱1,500.00')
  expect(factValue('payouts', 1_500, { currency: 'PHP', decimals: 2 }, undefined)).toBe('1,500')
})
