import { expect, test } from 'vitest'
import { faultsIn } from './register-fields.ts'

const fine = { username: 'river_7', password: 'Lantern-42', referralCode: '' }

test('a complete form without a referral code has no fault', () => {
  expect(faultsIn(fine, 8)).toEqual({})
})

test('what is empty is asked for', () => {
  expect(faultsIn({ username: '', password: '', referralCode: '' }, 8)).toEqual({ username: 'username_required', password: 'password_required' })
})

test.each(['abc', '7river', 'river lantern', 'چراغ', 'r'.repeat(21)])('%s is no user name', username => {
  expect(faultsIn({ ...fine, username }, 8)).toEqual({ username: 'username_format' })
})

test('a password below the merchant’s minimum, or equal to the user name, is weak (spec 1 §9)', () => {
  expect(faultsIn({ ...fine, password: 'Lantern-42' }, 12)).toEqual({ password: 'password.weak' })
  expect(faultsIn({ ...fine, username: 'lantern_river', password: 'Lantern_River' }, 8)).toEqual({ password: 'password.weak' })
})

test('a referral code is letters, digits, - and _', () => {
  expect(faultsIn({ ...fine, referralCode: 'FRIEND-7' }, 8)).toEqual({})
  expect(faultsIn({ ...fine, referralCode: 'a b' }, 8)).toEqual({ referralCode: 'referral_code_format' })
})
