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
