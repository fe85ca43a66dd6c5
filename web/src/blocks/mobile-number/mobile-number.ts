import type { Country } from '#blocks/dialling-code/countries.ts'

export interface MobileNumber {
  readonly country: Country
  /** As typed. */
  readonly number: string
}

/** Two countries may share a code: the merchant's own comes first. */
export const emptyNumber = ({ countryCode, countryDialingCode }: Country): MobileNumber => ({
  country: { countryCode, countryDialingCode },
  number: '',
})

/**
 * The number of a saved login, which holds dialling code and number in one: under its country, the merchant's own where it fits, else the one
 * whose code is the longest that does. Undefined where the merchant has none for it any more.
 */
export const numberOf = (name: string, own: Country, countries: readonly Country[]): MobileNumber | undefined => {
  const fits = ({ countryDialingCode }: Country): boolean => name.startsWith(countryDialingCode)
  const others = countries.filter(fits).sort((a, b) => b.countryDialingCode.length - a.countryDialingCode.length)
  const country = fits(own) ? own : others[0]
  if (!country) return undefined
  const { countryCode, countryDialingCode } = country
  return { country: { countryCode, countryDialingCode }, number: name.slice(countryDialingCode.length) }
}

interface DiallingCodeSettings {
  readonly smsProvider: { readonly firebase: boolean }
  readonly whitelabelVal: { readonly UPDATEMOBILEICC3: boolean }
}

/** The country code field shows when the SMS provider is the phone identity provider or UPDATEMOBILEICC3 is on (spec 1 §6). */
export const showsDiallingCode = ({ smsProvider, whitelabelVal }: DiallingCodeSettings): boolean =>
  smsProvider.firebase || whitelabelVal.UPDATEMOBILEICC3

/** As the calls take it. */
export const mobileOf = ({ country, number }: MobileNumber) => ({ countryDialingCode: country.countryDialingCode, mobileNum: number.trim() })

/** Fewer digits no network has (ITU E.164 leaves the least open); the server knows each country. */
const FEWEST_DIGITS = 5

/** Text key (`errors`) of what is wrong with a number. */
export const mobileFault = ({ number }: MobileNumber): 'mobile_required' | 'mobile.invalid' | undefined => {
  if (number.trim() === '') return 'mobile_required'
  return number.replace(/\P{Nd}/gu, '').length < FEWEST_DIGITS ? 'mobile.invalid' : undefined
}
