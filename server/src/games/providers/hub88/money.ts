/** Hub88 writes money as whole numbers of 1/100,000 of the currency. */
const DECIMALS = 5

/** An amount of Hub88 in the smallest unit of a currency with these decimals; undefined if it is finer, or too large. */
export const fromHub88 = (amount: number, decimals: number): number | undefined => {
  const units = amount / 10 ** (DECIMALS - decimals)
  return Number.isSafeInteger(amount) && Number.isSafeInteger(units) ? units : undefined
}

export const toHub88 = (units: number, decimals: number): number => units * 10 ** (DECIMALS - decimals)
