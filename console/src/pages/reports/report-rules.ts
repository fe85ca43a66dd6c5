import { DAY_MS } from '@foyer/contract/time-units'

/** Days of a merchant, both included, as YYYY-MM-DD. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** The day that is so many days later, or with a negative number earlier. */
export const daysLater = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days there are. */
export const lengthOf = ({ from, until }: Days): number => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1

/** The latest days, with today. */
export const latestDays = (today: string, count: number): Days => ({ from: daysLater(today, 1 - count), until: today })

/** As many days right before, beginning at the same weekday where these are whole weeks or more, so that weekends stand beside weekends. */
export const daysBefore = (days: Days): Days => {
  const length = lengthOf(days)
  const back = length < 7 ? length : Math.ceil(length / 7) * 7
  return { from: daysLater(days.from, -back), until: daysLater(days.until, -back) }
}

export const allDays = (days: Days): readonly string[] => Array.from({ length: lengthOf(days) }, (_, at) => daysLater(days.from, at))

/** The end of a scale that begins at 0: 1, 2, 2.5 or 5 times a power of ten, not below the highest value. */
export const scaleEnd = (highest: number): number => {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  return ([1, 2, 2.5, 5, 10].find(step => step * power >= highest) ?? 10) * power
}

/** Where lines stand across a plot, as shares of its scale: without a value there is only the one at 0. */
export const gridShares = (highest: number): readonly number[] => (highest <= 0 ? [0] : [0, 0.5, 1])

/** A change as a share of what was before; undefined where there was nothing. */
export const changeOf = (now: number, before: number): number | undefined => (before === 0 ? undefined : (now - before) / Math.abs(before))

/** The strength of a share in a table of shares, 0 to 5. */
export const shadeOf = (share: number): number => Math.min(5, Math.ceil(share * 7))
