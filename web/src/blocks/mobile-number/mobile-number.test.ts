import { expect, test } from 'vitest'
import { emptyNumber, mobileFault, mobileOf, showsDiallingCode } from '#blocks/mobile-number/mobile-number.ts'

const pakistan = { countryCode: 'PK', countryDialingCode: '92' }

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('phone identity provider %s, UPDATEMOBILEICC3 %s: the dialling code shows: %s (spec 1 §6)', (firebase, UPDATEMOBILEICC3, shown) => {
  expect(showsDiallingCode({ smsProvider: { firebase }, whitelabelVal: { UPDATEMOBILEICC3 } })).toBe(shown)
})

test('a number begins empty, in the merchant’s country, and goes out trimmed with its dialling code', () => {
  const empty = emptyNumber(pakistan)
  expect(mobileFault(empty)).toBe('mobile_required')
  expect(mobileOf({ ...empty, number: ' 0300 1234567 ' })).toEqual({ countryDialingCode: '92', mobileNum: '0300 1234567' })
})

test('what cannot be a number is told before it is sent; digits of every script count', () => {
  expect(mobileFault({ country: pakistan, number: 'abc' })).toBe('mobile.invalid')
  expect(mobileFault({ country: pakistan, number: '1234' })).toBe('mobile.invalid')
  expect(mobileFault({ country: pakistan, number: '۰۳۰۰۱۲۳۴۵۶۷' })).toBeUndefined()
})
