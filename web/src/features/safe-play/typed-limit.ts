import { parseAmount, type AmountFault } from '@foyer/contract/money/amount'
import { LARGEST_LIMIT, type LimitKind } from '@foyer/contract/safe-play/limit-kinds'
import { typedAmount } from '#forms/typed-amount.ts'

/** A limit that was typed: money in the smallest unit, or whole minutes; otherwise what is wrong with it, as a key of the error texts. */
export const typedLimit = (typed: string, kind: LimitKind, decimals: number): number | AmountFault => {
  const places = kind === 'time' ? 0 : decimals
  const most = parseAmount(typedAmount(typed, places), places)
  return typeof most === 'number' && most > LARGEST_LIMIT ? 'amount.too.large' : most
}
