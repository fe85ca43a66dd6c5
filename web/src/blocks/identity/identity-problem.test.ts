import { textOf } from '@foyer/texts/load'
import { expect, test } from 'vitest'
import { identityCodeOf, IdentityError, identityProblem } from './identity-problem.ts'

// Spec 1 §8, Phone-provider errors.

const told = (code: string, language: 'EN' | 'UR' = 'EN') =>
  identityProblem(new IdentityError(code, 'The provider’s reason.'), code, textOf(language, 'errors'))

test('a failure is told by its text, its code and its reason', () => {
  expect(told('auth/invalid-phone-number')).toBe('This phone number is not valid.\nCode: auth/invalid-phone-number\nReason: The provider’s reason.')
  expect(told('auth/code-expired', 'UR')).toBe(
    'کوڈ کی میعاد ختم ہو گئی ہے۔ براہِ کرم نیا کوڈ منگوائیں۔\nکوڈ: auth/code-expired\nوجہ: The provider’s reason.',
  )
})

test('a code without a text of its own has that of auth/unknown', () => {
  expect(told('auth/internal-error')).toMatch(/^The sign-in did not succeed\.\nCode: auth\/internal-error\n/)
})

test('a popup that another took the place of is told to nobody', () => {
  expect(told('auth/cancelled-popup-request')).toBeNull()
})

test('other failures are no failures of the provider', () => {
  expect(identityCodeOf(new IdentityError('auth/user-disabled'))).toBe('auth/user-disabled')
  for (const other of [new Error('auth/x'), Object.assign(new Error('x'), { code: 'login.cred.err' }), 'auth/x', undefined])
    expect(identityCodeOf(other)).toBeUndefined()
})
