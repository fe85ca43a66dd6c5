import { formatMoney } from '@foyer/texts/format'

/** `amount`: whole units, as the platform writes them; `currency`: as the platform names it. A change of a balance is `signed`. */
export const moneyWords = (amount: number, currency: string, signed = false): string => {
  const words = formatMoney(Math.abs(amount), currency, 'EN')
  if (amount < 0) return `−${words}`
  return signed && amount > 0 ? `+${words}` : words
}

export const Money = ({ amount, currency, signed }: { amount: number; currency: string; signed?: boolean }) => (
  <span className="nw">{moneyWords(amount, currency, signed)}</span>
)
