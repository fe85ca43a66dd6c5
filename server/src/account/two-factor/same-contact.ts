import { emailOf, internationalMobileOf, mobileOf } from '#account/verification/contacts.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'

/** Whether the typed number is the stored one (E.164 digits). Without a dialling code beside it, it may have any one of the merchant's. */
export const isSameMobile = (stored: string, typed: string, merchant: Merchant, countryDialingCode?: string): boolean => {
  const fits = (code: string): boolean => mobileOf(merchant, { countryDialingCode: code, mobileNum: typed }) === stored
  if (countryDialingCode !== undefined) return fits(countryDialingCode)
  return internationalMobileOf(merchant, typed) === stored || merchant.settings.countries.some(country => fits(country.countryDialingCode))
}

/** `stored` is in lower case. */
export const isSameEmail = (stored: string, typed: string): boolean => emailOf(typed) === stored

const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** Names are compared without regard to spacing and letter case. */
export const isSameName = (stored: string, typed: string): boolean => plainName(typed) === plainName(stored)
