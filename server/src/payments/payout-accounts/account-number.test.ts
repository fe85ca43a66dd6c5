import { expect, test } from 'vitest'
import { accountNumber } from './account-number.ts'

const digits = { least: 8, most: 12 }

// Proves language-and-country-4.
test.each([
  ['1234-5678', '12345678'],
  ['১২৩৪৫৬৭৮', '12345678'],
  ['۱۲۳۴ ۵۶۷۸', '12345678'],
  ['१२३४५६७८', '12345678'],
  ['၁၂၃၄၅၆၇၈', '12345678'],
  ['១២៣៤៥៦៧៨', '12345678'],
  ['1234567', undefined],
  ['1234567A', undefined],
])('an account number is taken in digits of any script: %s is %s', (typed, number) => {
  expect(accountNumber(typed, { digits })).toBe(number)
})

test('without rules of its bank it is as long as an IBAN at most', () => {
  expect(accountNumber('gb82 west ১২৩৪ 5698 7654 32', {})).toBe('GB82WEST12345698765432')
  expect(accountNumber('1'.repeat(35), {})).toBeUndefined()
})
