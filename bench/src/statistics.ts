/** The middle value; of an even number, the mean of the middle two. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

const RESAMPLES = 2_000

/** Where 95 of 100 medians would fall if the values were drawn again from themselves (bootstrap). */
export const interval = (values: readonly number[]): readonly [low: number, high: number] => {
  const draw = () => values[Math.floor(Math.random() * values.length)] ?? NaN
  const medians = Array.from({ length: RESAMPLES }, () => median(values.map(draw))).sort((a, b) => a - b)
  const at = (share: number) => medians[Math.floor(share * (medians.length - 1))] ?? NaN
  return [at(0.025), at(0.975)]
}

/** What an interval of ratios says: they are as good as 1, they are not, or more must be measured. */
export const verdictOf = ([low, high]: readonly [low: number, high: number], tolerance: number): 'same' | 'different' | 'open' => {
  if (low >= 1 - tolerance && high <= 1 + tolerance) return 'same'
  return low > 1 + tolerance || high < 1 - tolerance ? 'different' : 'open'
}
