import type { PageData } from '@foyer/contract/page'

export type Country = PageData['settings']['countries'][number]

export interface NamedCountry extends Country {
  readonly name: string
}

/** The countries with their names in the language of `locale`, sorted as it sorts; the code if there is no name. */
export const namedCountries = (countries: readonly Country[], locale: string): readonly NamedCountry[] => {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' })
  const { compare } = new Intl.Collator(locale)
  return countries
    .map(country => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
    .sort((a, b) => compare(a.name, b.name))
}

const plain = (words: string, locale: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)

/** Finds by part of the name (accents are ignored), by the country code, or by the beginning of the dialling code with or without +. */
export const countriesLike = (countries: readonly NamedCountry[], typed: string, locale: string): readonly NamedCountry[] => {
  const wanted = plain(typed.trim(), locale)
  const digits = wanted.replace(/^(?:\+|00)/, '')
  return countries.filter(
    ({ name, countryCode, countryDialingCode }) =>
      plain(name, locale).includes(wanted) || countryCode.toLowerCase() === wanted || (digits !== '' && countryDialingCode.startsWith(digits)),
  )
}
