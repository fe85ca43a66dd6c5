import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { isCommonPassword, requireStrongPassword } from './password-policy.ts'

describe('a password that attackers try first is common', () => {
  test.each([
    ...[
      '123456',
      '123456789',
      'password',
      'qwerty',
      '12345678',
      '111111',
      'iloveyou',
      'abc123',
      'password1',
      'monkey',
      'dragon',
      'letmein',
      'sunshine',
    ],
    ...['princess', 'football', 'shadow', 'michael', 'qwertyuiop', '1q2w3e4r', '1qaz2wsx', 'zxcvbnm', 'asdfghjkl', 'trustno1', 'superman', 'charlie'],
    ...[
      'Passw0rd',
      'P@ssw0rd',
      'P@ssword123!',
      'admin123',
      'Welcome1',
      'Summer2024!',
      '!!hello!!',
      'Sh4dow',
      '19840512',
      '09171234567',
      'abcabc',
      'aaaaaa',
    ],
    ...[
      '1212121',
      'abcdefgh',
      '87654321',
      'poiuytrewq',
      'Juventus1',
      'flamengo10',
      'pakistan786',
      'woaini1314',
      'teamo123',
      'mahalkita1',
      'qwe123',
      'a123456',
    ],
  ])('%s', password => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each([
    'Lantern-42-river',
    'Harbor-77-cedar',
    'correct horse battery',
    'tr0ub4dor&3',
    'xK9#mQ2v',
    '川のほとりの灯り',
    'blueSparrow88kite',
    '4815 1623 4200',
    '48151623420099',
  ])('%s is not common', password => {
    expect(isCommonPassword(password)).toBe(false)
  })

  test('any text can be checked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(typeof isCommonPassword(text)).toBe('boolean')
      }),
    )
  })
})

describe('a member’s password (spec 1 §9: minimum length)', () => {
  const merchant = testMerchant('red', { password: { minLength: 8, expiresAfterDays: undefined } })
  const weak = new Refusal('password.weak')

  // Proves registration-11, sign-in-24.
  test('has the merchant’s minimum length, counted in characters as people see them', () => {
    expect(() => requireStrongPassword('kite-88', 'marta', merchant)).toThrow(weak)
    expect(() => requireStrongPassword('kite-888', 'marta', merchant)).not.toThrow()
    expect(() => requireStrongPassword('🪁🪁🌊🌊', 'marta', merchant)).toThrow(weak)
  })

  test.each(['Foyer-2026', 'red12345!', 'C0peral!!88', 'coperal bay 7', 'CoperalBay99'])(
    'is not the brand’s name with the usual additions: %s',
    password => {
      const brand = { ...merchant, file: { ...merchant.file, name: 'Coperal Bay' } }
      expect(() => requireStrongPassword(password, 'marta', brand)).toThrow(weak)
      expect(() => requireStrongPassword(`${password} lantern`, 'marta', brand)).not.toThrow()
    },
  )

  test('is not the user name in other letter case', () => {
    expect(() => requireStrongPassword('Silverkite8', 'silverkitE8', merchant)).toThrow(weak)
  })
})
