/** Amounts as the player's language writes them, or as English does where the browser does not know it (Khmer, Burmese); a currency that nobody knows by its sign stands with its code. */
export const createMoney = (language: string, currency: string, decimals: number) => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  // Latin digits everywhere, as on the rest of the site: they count and change too fast to be read in two scripts.
  const plain = new Intl.NumberFormat([language, 'en'], { ...digits, numberingSystem: 'latn' })
  const full = new Intl.NumberFormat([language, 'en'], {
    ...digits,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
  })
  return {
    /** `1,500.50` */
    amount: (smallest: number): string => plain.format(smallest / 10 ** decimals),
    /** `₱1,500.50`, kept in this order within words that run from right to left. */
    money: (smallest: number): string => `\u2066${full.format(smallest / 10 ** decimals)}\u2069`,
  }
}

export type Money = ReturnType<typeof createMoney>

const writers = new Map<string, Intl.NumberFormat>()

/** A number with at least `least` and at most `most` decimals, as the page's language writes it; kept, because factors change with every picture. */
const decimalText = (value: number, least: number, most: number): string => {
  const language = document.documentElement.lang
  const name = `${language} ${least} ${most}`
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most }
  const writer = writers.get(name) ?? new Intl.NumberFormat([language, 'en'], { ...digits, numberingSystem: 'latn' })
  writers.set(name, writer)
  return writer.format(value)
}

/** `×1.96` of 19,600 ten-thousandths, with at most two decimals. */
export const factorText = (tenThousandths: number): string => {
  const factor = Math.floor(tenThousandths / 100) / 100
  if (factor >= 100) return `×${decimalText(Math.floor(factor), 0, 0)}`
  return `×${factor >= 10 ? decimalText(factor, 1, 1) : decimalText(factor, 2, 2)}`
}

/** `×0.5` of 5 tenths. */
export const tenthsText = (tenths: number): string => `×${decimalText(tenths / 10, 0, 1)}`

/** A factor or a number inside a sentence, which stays as it is where the sentence runs from right to left. */
export const ltr = (text: string): string => `\u2066${text}\u2069`
