import type { Merchant } from '#merchants/merchant.ts'
import { emailOf, internationalMobileOf, mobileOf } from '#services/verification/contacts.ts'

/** Whether the typed number is the stored one (E.164 digits), typed with or without a dialling code of the merchant's. */
export const isSameMobile = (stored: string, typed: string, merchant: Merchant): boolean =>
  internationalMobileOf(merchant, typed) === stored ||
  merchant.settings.countries.some(({ countryDialingCode }) => mobileOf(merchant, { countryDialingCode, mobileNum: typed }) === stored)

/** `stored` is in lower case. */
export const isSameEmail = (stored: string, typed: string): boolean => emailOf(typed) === stored

const plainName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** A name is the same however it is spaced and cased. */
export const isSameName = (stored: string, typed: string): boolean => plainName(typed) === plainName(stored)
