import { languages, numberLocalesOf, type LanguageCode } from '@foyer/contract/languages'

/** ISO 4217 code of a platform currency: its first three letters, TLB is PHP (spec 1 §9, spec 2 §5). */
export const currencyCode = (currency: string): string => {
  const code = currency.slice(0, 3).toUpperCase()
  return code === 'TLB' ? 'PHP' : code
}

/** BRL is formatted as in pt-BR, every other currency as the language does (spec 1 §9). */
const currencyLocales = (code: string, language: LanguageCode): string[] => (code === 'BRL' ? ['pt-BR'] : numberLocalesOf(language))

// An Intl formatter costs far more to make than to use.
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()
const cached = <Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Formatter): Formatter => {
  const known = formatters.get(key) ?? make()
  formatters.set(key, known)
  return known as Formatter
}

const numberFormat = (locales: string[], options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`${locales.join()} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locales, options))

/** No currency has more decimals (ISO 4217); a number with more was computed, and is rounded. */
const MOST_DECIMALS = 4

/**
 * Currencies that are shown without decimals, although ISO 4217 has them: Chrome and Node leave them out by themselves, Safari and Firefox do
 * not, and the browser must write what the server wrote.
 */
const SHOWN_WHOLE = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'

/** Set both: older browsers refuse a maximum below the currency's own minimum. */
const fractionOf = (count: number): Intl.NumberFormatOptions => ({ minimumFractionDigits: count, maximumFractionDigits: count })

/**
 * `currency` as the platform names it, e.g. `PHP`, `TLB`, `BRLX`. `round` leaves out the fraction if it is zero. A sum has the decimals with which
 * its currency is usually shown, and more where these would round what is booked: 150,000 IDR, but 150,000.50 IDR.
 */
export const formatMoney = (amount: number, currency: string, language: LanguageCode, round = false): string => {
  const code = currencyCode(currency)
  const options = { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } as const
  const inDigits = (digits: Intl.NumberFormatOptions) => numberFormat(currencyLocales(code, language), { ...options, ...digits })
  const usual = inDigits(SHOWN_WHOLE.includes(code) ? fractionOf(0) : {})
  if (Number.isInteger(amount)) return (round ? inDigits(fractionOf(0)) : usual).format(amount)
  const { length } = String(amount).split('.')[1] ?? ''
  const isFiner = length <= MOST_DECIMALS && length > (usual.resolvedOptions().maximumFractionDigits ?? 0)
  return (isFiner ? inDigits(fractionOf(Math.max(length, 2))) : usual).format(amount)
}

/** Converts an amount from the smallest unit to whole units. `decimals`: the merchant's own, `settings.decimals`. */
export const wholeUnits = (amount: number, decimals: number): number => amount / 10 ** decimals

export const formatNumber = (value: number, language: LanguageCode): string => numberFormat(numberLocalesOf(language), {}).format(value)

/** `share` 0–1; at most one digit after the point. */
export const formatPercent = (share: number, language: LanguageCode): string =>
  numberFormat(numberLocalesOf(language), { style: 'percent', maximumFractionDigits: 1 }).format(share)

export type DateTimeStyle = 'date' | 'time' | 'date-time'

const dateStyles: Readonly<Record<DateTimeStyle, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  'date-time': { dateStyle: 'medium', timeStyle: 'short' },
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const
/** Day, month and year in digits, in the order of Khmer and Burmese, for browsers that do not support these (`numberLocalesOf`). */
const DIGITS_LOCALE = 'en-GB'
const digitStyles: Readonly<Record<DateTimeStyle, Intl.DateTimeFormatOptions>> = { date: day, time: clock, 'date-time': { ...day, ...clock } }

const dateFormat = (locale: string, style: DateTimeStyle, zone: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0
    ? new Intl.DateTimeFormat(locale, { ...dateStyles[style], ...zone })
    : new Intl.DateTimeFormat(DIGITS_LOCALE, { ...digitStyles[style], ...zone })

/** `moment`: ISO 8601, a Date or milliseconds. `timeZone` (IANA): the reader's own if absent. */
export const formatDateTime = (moment: string | number | Date, style: DateTimeStyle, language: LanguageCode, timeZone?: string): string => {
  const { locale } = languages[language]
  const format = cached(`${locale} ${style} ${timeZone}`, () => dateFormat(locale, style, timeZone ? { timeZone } : {}))
  return format.format(new Date(moment))
}
