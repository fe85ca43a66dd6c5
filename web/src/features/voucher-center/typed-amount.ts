/** First digits of the scripts in which players may type: Arabic-Indic, Persian and Urdu, Devanagari, Bengali, Tamil, Thai, Burmese, Khmer, full-width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50, 0x1040, 0x17e0, 0xff10]

const latinDigit = (character: string): string => {
  const code = character.charCodeAt(0)
  const zero = ZEROS.find(first => code >= first && code < first + 10)
  return zero === undefined ? character : String(code - zero)
}

/**
 * What a player typed as a call writes an amount: Latin digits and a decimal point. Keyboards of some languages have only a comma, which counts
 * as the point where no more digits follow it than the currency has decimals. Anything else stays as it is, and is refused: `1,500` may mean two sums.
 */
export const typedAmount = (typed: string, decimals: number): string => {
  const text = [...typed.trim()].map(latinDigit).join('').replace('٫', '.')
  const [, whole, fraction] = /^(-?\d+),(\d+)$/.exec(text) ?? []
  return whole !== undefined && fraction !== undefined && fraction.length <= decimals ? `${whole}.${fraction}` : text
}
