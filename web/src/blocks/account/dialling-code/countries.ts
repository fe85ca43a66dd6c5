import type { PageData } from '@foyer/contract/page'
import { asciiDigits } from '@foyer/contract/patterns'
import type { OwnNames } from './own-names.ts'

export type Country = PageData['settings']['countries'][number]

export interface NamedCountry extends Country {
  readonly name: string
}

/** The countries with their names in the language of `locale`, sorted as it sorts; the code if there is no name. `own`: the names where the browser has none. */
export const namedCountries = (countries: readonly Country[], locale: string, own?: OwnNames): readonly NamedCountry[] => {
  if (own) {
    const places = new Map(Object.keys(own).map((code, place) => [code, place]))
    const placeOf = ({ countryCode }: Country) => places.get(countryCode) ?? places.size
    return countries.map(country => ({ ...country, name: own[country.countryCode] ?? country.countryCode })).sort((a, b) => placeOf(a) - placeOf(b))
  }
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return countries
    .map(country => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
    .sort((a, b) => compare(a.name, b.name))
}

/** Accents of the Latin letters and vowel marks of the Arabic ones. The signs of other scripts are letters of words: पर is not a part of पेरू. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670]/gu

const plain = (words: string, locale: string): string => asciiDigits(words.normalize('NFKD').replaceAll(MARKS, '')).toLocaleLowerCase(locale)

/** Finds by part of the name (accents are ignored), by the country code, or by the beginning of the dialling code with or without +, in digits of any script. */
export const countriesLike = (countries: readonly NamedCountry[], typed: string, locale: string): readonly NamedCountry[] => {
  const wanted = plain(typed.trim(), locale)
  const digits = wanted.replace(/^(?:\+|00)/, '')
  return countries.filter(
    ({ name, countryCode, countryDialingCode }) =>
      plain(name, locale).includes(wanted) || countryCode.toLowerCase() === wanted || (digits !== '' && countryDialingCode.startsWith(digits)),
  )
}
