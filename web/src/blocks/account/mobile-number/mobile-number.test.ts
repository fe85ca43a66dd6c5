import { expect, test } from 'vitest'
import { emptyNumber, mobileFault, mobileOf, numberOf, showsDiallingCode } from './mobile-number.ts'

const pakistan = { countryCode: 'PK', countryDialingCode: '92' }

// Proves language-and-country-21, language-and-country-22.
test.each([
  [true, true, true],
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('phone identity provider %s, UPDATEMOBILEICC3 %s: the dialling code shows: %s (spec 1 §6)', (firebase, UPDATEMOBILEICC3, shown) => {
  expect(showsDiallingCode({ smsProvider: { firebase }, whitelabelVal: { UPDATEMOBILEICC3 } })).toBe(shown)
})

test('a number begins empty, in the merchant’s country, and is sent trimmed with its dialling code', () => {
  const empty = emptyNumber(pakistan)
  expect(mobileFault(empty)).toBe('mobile_required')
  expect(mobileOf({ ...empty, number: ' 0300 1234567 ' })).toEqual({ countryDialingCode: '92', mobileNum: '0300 1234567' })
})

test('a saved number is shown under its country again (spec 1 §3)', () => {
  const country = (countryCode: string, countryDialingCode: string) => ({ countryCode, countryDialingCode })
  const countries = [country('US', '1'), country('CA', '1'), country('BS', '1242'), pakistan]
  const found = (name: string, own = pakistan) => numberOf(name, own, countries)
  expect(found('920300 1234567')).toEqual({ country: pakistan, number: '0300 1234567' })
  expect(found('14165550100')).toEqual({ country: country('US', '1'), number: '4165550100' })
  // Two countries share this code, so the merchant's own is used.
  expect(found('14165550100', country('CA', '1'))).toEqual({ country: country('CA', '1'), number: '4165550100' })
  expect(found('12425550100')).toEqual({ country: country('BS', '1242'), number: '5550100' })
  expect(found('639171234567')).toBeUndefined()
})

test('an impossible number is refused before it is sent; digits of every script count', () => {
  expect(mobileFault({ country: pakistan, number: 'abc' })).toBe('mobile.invalid')
  expect(mobileFault({ country: pakistan, number: '1234' })).toBe('mobile.invalid')
  expect(mobileFault({ country: pakistan, number: '12345' })).toBeUndefined()
  expect(mobileFault({ country: pakistan, number: '۰۳۰۰۱۲۳۴۵۶۷' })).toBeUndefined()
})
