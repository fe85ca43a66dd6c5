import { exactTime } from '#format/times.ts'
import { textsOf, wordsOf } from '#texts/catalogues.ts'
import { sumWords } from '#ui/sum.tsx'

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

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** The name of a fact, from the catalogue. A fact without words there is named as its subject names it. */
export const factName = (name: string): string => wordsOf('approvals', `fact_${name}`)

/** In what the sums among the facts are. */
interface Units {
  readonly currency: string
  readonly decimals: number
}

/** Its value as people read it. */
export const factValue = (name: string, value: Value, units: Units | undefined, timeZone: string | undefined): string => {
  const t = textsOf('approvals')
  if (value === null || value === '') return t('none')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') {
    if (units && SUMS.has(name)) return sumWords(value, units)
    return value.toLocaleString('en')
  }
  if (name === 'role') return wordsOf('shell', `role_${value}`)
  if (name === 'merchant' && value === '*') return t('everywhere')
  return ISO.test(value) ? exactTime(value, timeZone) : value
}
