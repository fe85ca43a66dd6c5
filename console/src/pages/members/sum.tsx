import { moneyWords } from '#ui/money.tsx'

interface Units {
  readonly currency: string
  readonly decimals: number
}

/** A sum in the smallest unit, in words. */
export const sumWords = (sum: number, { currency, decimals }: Units, signed = false): string => moneyWords(sum / 10 ** decimals, currency, signed)

export const Sum = ({ sum, of, signed }: { sum: number; of: Units; signed?: boolean }) => <span className="nw">{sumWords(sum, of, signed)}</span>
