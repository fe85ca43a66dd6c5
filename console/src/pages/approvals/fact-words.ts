import { exactTime } from '#format/times.ts'
import { textsOf, wordsOf } from '#texts/catalogues.ts'
import { moneyWords } from '#ui/money.tsx'

type Value = string | number | boolean | null

/** Facts that are sums in the smallest unit of the fact `currency`. */
const SUMS = new Set([
  'amount',
  'fee',
  'owed',
  'balance',
  'held',
  'deposited',
  'staked',
  'won',
  'paidOut',
  'main',
  'sum',
  'claim',
  'lost',
  'comesBack',
  'takenBack',
])

/** Decimals with which a currency is booked (ISO 4217). */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currency.slice(0, 3) }).resolvedOptions().maximumFractionDigits ?? 2

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The name of a fact, from the catalogue. A fact without words there is named as its subject names it. */
export const factName = (name: string): string => wordsOf('approvals', `fact_${name}`)

/** Its value as people read it. `currency`: of the sums among the facts. */
export const factValue = (name: string, value: Value, currency: string | undefined, timeZone: string | undefined): string => {
  const t = textsOf('approvals')
  if (value === null || value === '') return t('none')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') {
    if (currency !== undefined && SUMS.has(name)) return moneyWords(value / 10 ** decimalsOf(currency), currency)
    return value.toLocaleString('en')
  }
  if (name === 'role') return wordsOf('shell', `role_${value}`)
  if (name === 'merchant' && value === '*') return t('everywhere')
  return ISO.test(value) ? exactTime(value, timeZone) : value
}
