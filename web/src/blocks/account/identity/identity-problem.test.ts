import { textOf } from '@foyer/texts/load'
import { expect, test } from 'vitest'
import { identityCodeOf, IdentityError, identityProblem } from './identity-problem.ts'

// Spec 1 §8, Phone-provider errors.

const messageOf = (code: string, language: 'EN' | 'UR' = 'EN') =>
  identityProblem(new IdentityError(code, 'The provider’s reason.'), code, textOf(language, 'errors'))

test('a failure is shown with its text, its code and its reason', () => {
  expect(messageOf('auth/invalid-phone-number')).toBe(
    'This phone number is not valid.\nError code: auth/invalid-phone-number\nReason: The provider’s reason.',
  )
  expect(messageOf('auth/code-expired', 'UR')).toBe(
    'کوڈ کی میعاد ختم ہو گئی ہے۔ براہِ کرم نیا کوڈ منگوائیں۔\nخرابی کا کوڈ: auth/code-expired\nوجہ: The provider’s reason.',
  )
})

// Proves identity-8.
test('a code without a text has that of auth/unknown', () => {
  expect(messageOf('auth/internal-error')).toMatch(/^The sign-in did not succeed\.\nError code: auth\/internal-error\n/)
})

test('a popup that another one replaced is not reported', () => {
  expect(messageOf('auth/cancelled-popup-request')).toBeNull()
})

test('other failures are not failures of the provider', () => {
  expect(identityCodeOf(new IdentityError('auth/user-disabled'))).toBe('auth/user-disabled')
  for (const other of [new Error('auth/x'), Object.assign(new Error('x'), { code: 'login.cred.err' }), 'auth/x', undefined])
    expect(identityCodeOf(other)).toBeUndefined()
})
