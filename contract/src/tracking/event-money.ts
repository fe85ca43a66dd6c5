import type { Moment } from './moments.ts'

/** An amount in whole units, with the currency's decimals, e.g. `150.00`; negative where money left us. `currency` is ISO 4217. */
export interface EventMoney {
  readonly value: string
  readonly currency: string
}

/**
 * The amount of a moment as providers are told it. Only `deposit` has a `value`, which is what counts as revenue: the same money has other moments too
 * (asked for, first, once more), and would be counted with each of them. Of these it is a plain `amount`. Money that left us is told as `returned`, not as
 * a value, so that it counts as nothing earned instead of as something. No schemas here, so that the web may import this file.
 */
export const eventMoneyOf = (
  moment: Moment,
  money: EventMoney | undefined,
): { value?: number; amount?: number; returned?: number; currency?: string } => {
  if (!money) return {}
  const { value, currency } = money
  if (value.startsWith('-')) return { returned: Number(value.slice(1)), currency }
  return moment === 'deposit' ? { value: Number(value), currency } : { amount: Number(value), currency }
}
