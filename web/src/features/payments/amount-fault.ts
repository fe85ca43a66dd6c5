import type { ErrorCode } from '@foyer/contract/errors'
import { parseAmount } from '@foyer/contract/money/amount'

/** Sums in the currency's smallest unit. */
export interface AmountRule {
  readonly decimals: number
  readonly least: number
  readonly most: number
  /** What there is to take it from; no bound if absent. */
  readonly available?: number | undefined
}

/** The amount in the smallest unit, or the code of what is wrong with it. `text` as `typedAmount` gives it. */
export const amountOrFault = (text: string, { decimals, least, most, available }: AmountRule): number | ErrorCode => {
  const amount = parseAmount(text, decimals)
  if (typeof amount === 'string') return amount
  if (amount > most) return 'amount.too.large'
  if (available !== undefined && amount > available) return 'balance.too.low'
  return amount < least ? 'amount.too.small' : amount
}
