import { languages, type LanguageCode } from '@foyer/contract/languages'

const MONTHS = 12
const LONGEST = 31
/** A leap year, so that 29 February is there. */
const LEAP_YEAR = 2024

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

/** 1 is `01`. */
export const numbered = (value: number): string => String(value).padStart(2, '0')

/** The days of a month, `01` to `12`, as `01`, `02` …; of no month, all that there may be. */
export const daysOf = (month: string): string[] =>
  upTo(month === '' ? LONGEST : new Date(Date.UTC(LEAP_YEAR, Number(month), 0)).getUTCDate()).map(numbered)

export const monthNames = (language: LanguageCode): readonly string[] => {
  const format = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', timeZone: 'UTC' })
  return upTo(MONTHS).map(month => format.format(Date.UTC(LEAP_YEAR, month - 1)))
}
