export type Duration = readonly [value: number, unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year']

const HOURS_A_DAY = 24
const HOURS_A_WEEK = 7 * HOURS_A_DAY

/** As one says it: 24 and 72 hours, 7 and 30 days, 6 weeks. */
export const ofHours = (hours: number): Duration => {
  if (hours <= 3 * HOURS_A_DAY || hours % HOURS_A_DAY !== 0) return [hours, 'hour']
  return hours % HOURS_A_WEEK === 0 && hours > 2 * HOURS_A_WEEK ? [hours / HOURS_A_WEEK, 'week'] : [hours / HOURS_A_DAY, 'day']
}

export const ofMonths = (months: number): Duration => (months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'])

type DurationKey = `duration_${Duration[1]}s`

/** In words of the catalogue and not of `Intl`: Chromium has none in Khmer and Burmese, where a break would be offered in English. */
export const durationText = ([count, unit]: Duration, t: (key: DurationKey, params: { count: number }) => string): string =>
  t(`duration_${unit}s`, { count })
