import { amountText } from '@foyer/contract/money/amount'
import { formatMoney } from '@foyer/texts/format'

/** The currency of a merchant or member, as answers name it. */
export interface CurrencyFacts {
  readonly currency: string
  readonly decimals: number
}

/** A sum in the smallest unit, in words: ₱48,600.00. A change of a balance is `signed`. */
export const sumWords = (sum: number, { currency, decimals }: CurrencyFacts, signed = false): string => {
  const words = formatMoney(Math.abs(sum) / 10 ** decimals, currency, 'EN')
  if (sum < 0) return `−${words}`
  return signed && sum > 0 ? `+${words}` : words
}

/** A sum in the smallest unit, as files for spreadsheets have it: -12.50. */
export const plainSum = (sum: number, { decimals }: CurrencyFacts): string => amountText(sum, decimals)

export const Sum = ({ sum, of, signed }: { sum: number; of: CurrencyFacts; signed?: boolean }) => (
  <span className="nw">{sumWords(sum, of, signed)}</span>
)
