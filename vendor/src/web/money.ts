/** Amounts as the player's language writes them; a currency that nobody knows by its sign stands with its code. */
export const createMoney = (language: string, currency: string, decimals: number) => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // Latin digits everywhere, as on the rest of the site: they count and change too fast to be read in two scripts.
  const plain = new Intl.NumberFormat(language, { ...digits, numberingSystem: 'latn' })
  const full = new Intl.NumberFormat(language, { ...digits, style: 'currency', currency, currencyDisplay: 'narrowSymbol', numberingSystem: 'latn' })
  return {
    /** `1,500.50` */
    amount: (smallest: number): string => plain.format(smallest / 10 ** decimals),
    /** `₱1,500.50`, kept in this order within words that run from right to left. */
    money: (smallest: number): string => `\u2066${full.format(smallest / 10 ** decimals)}\u2069`,
  }
}

export type Money = ReturnType<typeof createMoney>

/** `×1.96` of 19,600 ten-thousandths, with at most two decimals. */
export const factorText = (tenThousandths: number): string => {
  const factor = Math.floor(tenThousandths / 100) / 100
  return `×${factor >= 100 ? Math.floor(factor) : factor >= 10 ? factor.toFixed(1) : factor.toFixed(2)}`
}

/** A factor or a number inside a sentence, which stays as it is where the sentence runs from right to left. */
export const ltr = (text: string): string => `\u2066${text}\u2069`
