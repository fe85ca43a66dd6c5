import type { Country } from '#blocks/account/dialling-code/countries.ts'

export interface MobileNumber {
  readonly country: Country
  /** As typed. */
  readonly number: string
}

/** Begins with the merchant's own country. */
export const emptyNumber = ({ countryCode, countryDialingCode }: Country): MobileNumber => ({
  country: { countryCode, countryDialingCode },
  number: '',
})

/**
 * Splits the number of a saved login, which begins with its dialling code. The country is the merchant's own if its code fits, otherwise
 * the one with the longest code that fits. Undefined if the merchant no longer has such a country.
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

/** In the form that the calls need. */
export const mobileOf = ({ country, number }: MobileNumber) => ({ countryDialingCode: country.countryDialingCode, mobileNum: number.trim() })

/** No network has shorter numbers (ITU E.164 sets no minimum); the server checks by country. */
const FEWEST_DIGITS = 5

/** Text key (`errors`) of the number's error; undefined if it is valid. */
export const mobileFault = ({ number }: MobileNumber): 'mobile_required' | 'mobile.invalid' | undefined => {
  if (number.trim() === '') return 'mobile_required'
  return number.replace(/\P{Nd}/gu, '').length < FEWEST_DIGITS ? 'mobile.invalid' : undefined
}
