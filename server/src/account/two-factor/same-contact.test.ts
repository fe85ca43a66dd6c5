import { describe, expect, test } from 'vitest'
import { testMerchant } from '#testing/test-merchants.ts'
import { isSameEmail, isSameMobile, isSameName } from './same-contact.ts'

// Spec 1 §3, Two-factor request: a typed number or address must equal the stored one.
// Proves two-factor-2.
describe('a typed contact', () => {
  const merchant = testMerchant('alpha')

  test.each(['639171234567', '+63 917 123 4567', '0063 917-123-4567', '09171234567', ' 917 123 4567 '])('%s is the stored number', typed => {
    expect(isSameMobile('639171234567', typed, merchant)).toBe(true)
  })

  test.each(['639171234568', '9171234', '4567', '', '559171234567'])('%o is not the stored number', typed => {
    expect(isSameMobile('639171234567', typed, merchant)).toBe(false)
  })

  test('is the same address in any letter case, but must be complete', () => {
    expect(isSameEmail('ann@example.com', ' Ann@Example.com ')).toBe(true)
    expect(isSameEmail('ann@example.com', 'ann@example.co')).toBe(false)
  })

  test('is the same name with any spacing and letter case, in any script', () => {
    expect(isSameName('María  de la Cruz', ' maría de LA cruz')).toBe(true)
    expect(isSameName('محمد علی', 'محمد  علی ')).toBe(true)
    expect(isSameName('Maria Cruz', 'Mario Cruz')).toBe(false)
  })
})
