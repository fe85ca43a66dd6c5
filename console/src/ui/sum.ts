import { moneyWords } from './money.tsx'

/** The currency of a merchant, as answers name it. */
export interface CurrencyFacts {
  readonly currency: string
  readonly decimals: number
}

/** A sum in the smallest unit, in words: ₱48,600.00. */
export const sumWords = (amount: number, { currency, decimals }: CurrencyFacts, signed = false): string =>
  moneyWords(amount / 10 ** decimals, currency, signed)
