import { expect, test } from 'vitest'
import { referralCodeFault, usernameFault } from './register-fields.ts'

test('a user name is required', () => {
  expect(usernameFault('')).toBe('username_required')
})

test.each(['abc', '7river', 'river lantern', 'چراغ', 'r'.repeat(21)])('%s is not a valid user name', username => {
  expect(usernameFault(username)).toBe('username_format')
})

test.each(['abcd', 'River_7', 'r'.repeat(20)])('%s is a valid user name', username => {
  expect(usernameFault(username)).toBeUndefined()
})

test('a referral code has letters, digits, - and _, or is left out', () => {
  expect(referralCodeFault('')).toBeUndefined()
  expect(referralCodeFault('FRIEND-7')).toBeUndefined()
  expect(referralCodeFault('a b')).toBe('referral_code_format')
})
