import { asciiDigits, EMAIL_PATTERN } from '@foyer/contract/patterns'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** ITU E.164: fifteen digits at most; no country's numbers are shorter than seven with its code. */
const E164 = /^[1-9][0-9]{6,14}$/
/** The prefix for calls within a country, omitted after the dialling code; Italy's numbers keep their 0. */
const TRUNK = /^0/
const ITALY = '39'
/** The prefixes of a dialling code. */
const INTERNATIONAL = /^(?:\+|00)/
/** Characters that people put between digits. */
const GROUPING = /[\s().\-‐‑–/\u200e\u200f]/g

/** Every user name starts with a letter, so this is none. */
const LOOKS_LIKE_NUMBER = /^[+\d][\d\s().-]{5,}$/

const isServed = ({ settings }: Merchant, code: string): boolean => settings.countries.some(({ countryDialingCode }) => countryDialingCode === code)

/** The number as E.164 digits without +; undefined if it is not a number, or of a country that the merchant does not serve. */
export const mobileOf = (
  merchant: Merchant,
  { countryDialingCode, mobileNum }: { readonly countryDialingCode: string; readonly mobileNum: string },
): string | undefined => {
  if (!isServed(merchant, countryDialingCode)) return undefined
  const ungrouped = asciiDigits(mobileNum).replace(GROUPING, '')
  const typed = ungrouped.replace(INTERNATIONAL, '')
  const isWhole = typed !== ungrouped && typed.startsWith(countryDialingCode)
  const national = isWhole ? typed.slice(countryDialingCode.length) : typed
  const digits = countryDialingCode + (countryDialingCode === ITALY ? national : national.replace(TRUNK, ''))
  return E164.test(digits) ? digits : undefined
}

/** A number that starts with its dialling code, as sign-in by SMS sends it (spec 1 §3, Type sms); the longest matching code counts. */
export const internationalMobileOf = (merchant: Merchant, typed: string): string | undefined => {
  const digits = asciiDigits(typed).replace(GROUPING, '').replace(INTERNATIONAL, '')
  const code = merchant.settings.countries
    .map(({ countryDialingCode }) => countryDialingCode)
    .filter(known => digits.startsWith(known))
    .toSorted((one, other) => other.length - one.length)[0]
  return code === undefined ? undefined : mobileOf(merchant, { countryDialingCode: code, mobileNum: digits.slice(code.length) })
}

/** A number typed as user name: with its dialling code, or as written within the merchant's own country. */
export const loginMobileOf = (merchant: Merchant, typed: string): string | undefined => {
  const number = asciiDigits(typed)
  if (!LOOKS_LIKE_NUMBER.test(number)) return undefined
  const { countryDialingCode } = merchant.settings
  const own = () => mobileOf(merchant, { countryDialingCode, mobileNum: number })
  return TRUNK.test(number) && !number.startsWith('00') ? own() : (internationalMobileOf(merchant, number) ?? own())
}

const email = new RegExp(EMAIL_PATTERN)

/** The address in lower case, as it is stored; undefined if it is not an address. */
export const emailOf = (typed: string): string | undefined => {
  const address = typed.trim().toLowerCase()
  return email.test(address) ? address : undefined
}
