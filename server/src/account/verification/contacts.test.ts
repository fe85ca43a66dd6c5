import { describe, expect, test } from 'vitest'
import { testMerchant } from '#testing/test-merchants.ts'
import { emailOf, internationalMobileOf, loginMobileOf, mobileOf } from './contacts.ts'

const country = (countryCode: string, countryDialingCode: string) => ({ countryCode, countryDialingCode })
const merchant = testMerchant('alpha', {
  country: {
    ...country('PH', '63'),
    countries: [country('PH', '63'), country('US', '1'), country('JM', '1876'), country('IT', '39')],
    currency: 'PHP',
    currencySymbol: '₱',
  },
})

describe('a number and its country’s code (spec 1 §3, SMS send request)', () => {
  test.each([
    ['9171234567', '639171234567'],
    ['0917 123 4567', '639171234567'],
    ['+63 (917) 123-4567', '639171234567'],
    ['0063917.123.4567', '639171234567'],
    ['۰۹۱۷۱۲۳۴۵۶۷', '639171234567'],
    ['๐๙๑๗๑๒๓๔๕๖๗', '639171234567'],
    ['\u200e+63 917\u2011123\u20114567', '639171234567'],
  ])('%j is one number, in any notation', (mobileNum, expected) => {
    expect(mobileOf(merchant, { countryDialingCode: '63', mobileNum })).toBe(expected)
  })

  test('keeps the 0 of Italy', () => {
    expect(mobileOf(merchant, { countryDialingCode: '39', mobileNum: '0612345678' })).toBe('390612345678')
  })

  test.each(['', '0', '12', 'abcdefgh', '917123456789012345', '917123456x', '+1 917 123 4567'.repeat(2)])('%j is not a number', mobileNum => {
    expect(mobileOf(merchant, { countryDialingCode: '63', mobileNum })).toBeUndefined()
  })

  test('of a country that the merchant does not serve is refused', () => {
    expect(mobileOf(merchant, { countryDialingCode: '44', mobileNum: '7911123456' })).toBeUndefined()
  })
})

// Proves registration-11.
describe('a number that starts with its dialling code (spec 1 §3, Type sms)', () => {
  test('belongs to the longest matching code', () => {
    expect(internationalMobileOf(merchant, '18765550100')).toBe('18765550100')
    expect(internationalMobileOf(merchant, '+1 876 0 5550100')).toBe('18765550100')
    expect(internationalMobileOf(merchant, '12125550100')).toBe('12125550100')
  })

  test('of a country not served is refused', () => {
    expect(internationalMobileOf(merchant, '447911123456')).toBeUndefined()
  })
})

describe('text typed as user name', () => {
  test.each([
    ['639171234567', '639171234567'],
    ['+63 917 123 4567', '639171234567'],
    ['09171234567', '639171234567'],
    ['9171234567', '639171234567'],
    ['+۶۳ ۹۱۷ ۱۲۳ ۴۵۶۷', '639171234567'],
  ])('%j is a number', (typed, expected) => {
    expect(loginMobileOf(merchant, typed)).toBe(expected)
  })

  test.each(['player', 'm1234567', 'a@example.com', '12345'])('%j is not a number', typed => {
    expect(loginMobileOf(merchant, typed)).toBeUndefined()
  })
})

describe('an e-mail address', () => {
  test('is stored in lower case, without spaces around it', () => {
    expect(emailOf(' Ann.Lee+x@Example.COM ')).toBe('ann.lee+x@example.com')
  })

  test.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@localhost',
    'a b@example.com',
    'ann@example.com,bob@example.com',
    'ann@example.com\r\nBcc: x@y.zz',
    '"a"@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('%j is not an address', typed => {
    expect(emailOf(typed)).toBeUndefined()
  })
})
