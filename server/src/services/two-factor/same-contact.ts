import type { Merchant } from '#merchants/merchant.ts'
import { emailOf, internationalMobileOf, mobileOf } from '#services/verification/contacts.ts'

/** Whether the typed number is the stored one (E.164 digits); it may have one of the merchant's dialling codes. */
export const isSameMobile = (stored: string, typed: string, merchant: Merchant): boolean =>
  internationalMobileOf(merchant, typed) === stored ||
  merchant.settings.countries.some(({ countryDialingCode }) => mobileOf(merchant, { countryDialingCode, mobileNum: typed }) === stored)

/** `stored` is in lower case. */
export const isSameEmail = (stored: string, typed: string): boolean => emailOf(typed) === stored

const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** Names are compared without regard to spacing and letter case. */
export const isSameName = (stored: string, typed: string): boolean => plainName(typed) === plainName(stored)
