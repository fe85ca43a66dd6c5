import { asciiDigits } from '@foyer/contract/patterns'

/** The decimal sign of Arabic and Urdu keyboards. */
const ARABIC_POINT = '٫'

/**
 * What a player typed as a call writes an amount: digits of any script become Latin ones, with a decimal point. Keyboards of some languages have
 * only a comma, which counts as the point where no more digits follow it than the currency has decimals. Anything else stays as it is, and is
 * refused: `1,500` may mean two sums. Every field for a sum takes it from here, so that a limit is as easy to set as a deposit is to make.
 */
export const typedAmount = (typed: string, decimals: number): string => {
  const text = asciiDigits(typed.trim()).replace(ARABIC_POINT, '.')
  const [, whole, fraction] = /^(-?\d+),(\d+)$/.exec(text) ?? []
  return whole !== undefined && fraction !== undefined && fraction.length <= decimals ? `${whole}.${fraction}` : text
}
