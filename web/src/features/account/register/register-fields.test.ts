import { expect, test } from 'vitest'
import { referralCodeFault } from './register-fields.ts'

test('a referral code has letters, digits, - and _, or is left out', () => {
  expect(referralCodeFault('')).toBeUndefined()
  expect(referralCodeFault('FRIEND-7')).toBeUndefined()
  expect(referralCodeFault('a b')).toBe('referral_code_format')
})
