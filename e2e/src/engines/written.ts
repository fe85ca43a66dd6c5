import { languageCodes } from '@foyer/contract/languages'
import { createText } from '@foyer/texts'
import { formatDateTime, formatMoney, formatNumber, formatPercent } from '@foyer/texts/format'
import { pluralFormsOf } from '@foyer/texts/plurals'

/** As they are booked: with and without a fraction, large, below zero. */
const SUMS = [0, 0.5, 1234.56, 1_234_567, -98_765.4]
const CURRENCIES = 'PHP BRL TLB IDR VND JPY USD EUR INR MYR THB KHR MMK BDT PKR TRY CNY HKD KRW USDT'.split(' ')
const SHARES = [0, 0.005, 0.125, 0.9649, 1]
/** After some of them one language or another has its own form of a noun. */
const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]
const MOMENT = '2024-02-29T21:05:00Z'

/** The plural forms of each language, which the server knows for certain. */
export const pluralForms = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(languageCodes.map(language => [language, pluralFormsOf(language)]))

/** Numbers, sums, shares and forms of nouns in every language, as the product writes them: where it is run, on the server or in an engine. */
export const written = (forms: ReturnType<typeof pluralForms>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    languageCodes.map(language => {
      const nouns = createText(language, Object.fromEntries((forms[language] ?? []).map(form => [`days_${form}`, form])))
      return [
        language,
        [
          ...CURRENCIES.flatMap(currency => SUMS.map(sum => `${currency} ${sum}: ${formatMoney(sum, currency, language)}`)),
          ...SUMS.map(value => `${value}: ${formatNumber(value, language)}`),
          ...SHARES.map(share => `${share}: ${formatPercent(share, language)}`),
          ...COUNTS.map(count => `${count}: ${nouns('days' as never, ...([{ count }] as never))}`),
        ],
      ]
    }),
  )

/** The same moment in every language: dates are written by the browser alone, by each engine in words of its own. */
export const dates = (): Readonly<Record<string, string>> =>
  Object.fromEntries(languageCodes.map(language => [language, formatDateTime(MOMENT, 'date-time', language, 'Asia/Manila')]))
