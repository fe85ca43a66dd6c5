import { currencyDigits } from '@foyer/texts/format'

/** Hub88 writes money as whole numbers of 1/100,000 of the currency. */
const DECIMALS = 5

/** An amount of Hub88 in the currency's smallest unit; undefined if it is finer, or too large. */
export const fromHub88 = (amount: number, currency: string): number | undefined => {
  const units = amount / 10 ** (DECIMALS - currencyDigits(currency))
  return Number.isSafeInteger(amount) && Number.isSafeInteger(units) ? units : undefined
}

export const toHub88 = (units: number, currency: string): number => units * 10 ** (DECIMALS - currencyDigits(currency))
