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

/** Chromium does not know these languages, and would take the device's. The words are those of CLDR. */
const own: Partial<Record<LanguageCode, string>> = {
  KM: 'មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ',
  MY: 'ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ',
}

export const monthNames = (language: LanguageCode): readonly string[] => {
  const words = own[language]
  if (words) return words.split(' ')
  const format = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', timeZone: 'UTC' })
  return upTo(MONTHS).map(month => format.format(Date.UTC(LEAP_YEAR, month - 1)))
}
