import { languages, type LanguageCode } from '@foyer/contract/languages'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@foyer/contract/time-units'

/** Longest first: in one of them, ms, a time is said whole. */
const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const

/** How long ago something was, like "2 min. ago"; "now" within a minute. `ms`: since then. */
export const formatAgo = (ms: number, language: LanguageCode): string => {
  const format = new Intl.RelativeTimeFormat([languages[language].locale, 'en'], { style: 'short', numeric: 'auto' })
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? ['second', Infinity]
  return format.format(-Math.floor(ms / length), unit)
}
