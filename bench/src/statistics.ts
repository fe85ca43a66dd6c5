/** The middle value; of an even number, the mean of the middle two. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** The smallest value that is not below `share` of them. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1] ?? NaN

type Range = readonly [low: number, high: number]

const RESAMPLES = 2_000

/** The range of 95 of 100 medians if the values were drawn again from themselves (bootstrap). */
export const interval = (values: readonly number[]): Range => {
  const draw = () => values[Math.floor(Math.random() * values.length)] ?? NaN
  const medians = Array.from({ length: RESAMPLES }, () => median(values.map(draw))).sort((a, b) => a - b)
  const at = (share: number) => medians[Math.floor(share * (medians.length - 1))] ?? NaN
  return [at(0.025), at(0.975)]
}

/** `cannot be told`: the machine is too busy for it, as a call compared with itself shows. */
export type Verdict = 'same' | 'different' | 'cannot be told'

/**
 * What an interval of ratios says of two kinds of calls: `same` within the tolerance, `different` where all of it lies outside, and
 * farther out than `itself` reaches, the interval of ratios of one kind to itself. More rounds may settle what cannot be told yet.
 */
export const verdictOf = ([low, high]: Range, itself: Range, tolerance: number): Verdict => {
  if (low >= 1 - tolerance && high <= 1 + tolerance) return 'same'
  // Which of the two comes first is chance, so a ratio counts like its inverse.
  const [least, most] = [Math.min(itself[0], 1 / itself[1]), Math.max(itself[1], 1 / itself[0])]
  const isAbove = low > Math.max(1 + tolerance, most)
  const isBelow = high < Math.min(1 - tolerance, least)
  return isAbove || isBelow ? 'different' : 'cannot be told'
}

/** The value below which the given share of them lies. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN
