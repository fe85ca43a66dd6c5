/** What is wrong with an amount that was typed, by its error code. */
export type AmountFault = 'amount.invalid' | 'amount.decimals' | 'amount.negative' | 'amount.too.large'

const FORM = /^-?[0-9]{1,32}(\.[0-9]{1,32})?$/

/**
 * An amount as a call carries it, like `1500`, `1500.50` or `1500.5000`, in the currency's smallest unit; or what is wrong with it. It is text on the
 * wire because a number with decimals is not exact. No schemas here, so that the web may check a form by the same rule.
 */
export const parseAmount = (text: string, decimals: number): number | AmountFault => {
  if (!FORM.test(text)) return 'amount.invalid'
  if (text.startsWith('-')) return 'amount.negative'
  const [whole = '', fraction = ''] = text.split('.')
  // Zeros at the end say nothing: "150000.00" is a sum without decimals.
  if (/[1-9]/.test(fraction.slice(decimals))) return 'amount.decimals'
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return Number.isSafeInteger(units) ? units : 'amount.too.large'
}

/** An amount in the smallest unit as text, with all of the currency's decimals: `-1234` of a currency with two is `-12.34`. Exact, as it is made from digits. */
export const amountText = (amount: number, decimals: number): string => {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return amount < 0 ? `-${text}` : text
}

/** A sum that merchants or staff wrote in whole units, like `12.5`, in the smallest unit. */
export const unitsOf = (sum: number, decimals: number): number => Math.round(sum * 10 ** decimals)
