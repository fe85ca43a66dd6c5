/** What came together in one hour of the merchant's day, in the smallest unit; `hour`: 0 to 23. */
export interface Hour {
  readonly hour: number
  readonly turnover: number
  readonly result: number
  readonly deposits: number
  readonly paidOut: number
}

export const SERIES = ['turnover', 'result', 'deposits', 'paidOut'] as const
export type SeriesName = (typeof SERIES)[number]

/** The sum from midnight to the end of each hour, up to and with `last`; hours without anything are there too. */
export const runningSums = (hours: readonly Hour[], name: SeriesName, last: number): readonly number[] => {
  let sum = 0
  return Array.from({ length: last + 1 }, (_, at) => {
    sum += hours.find(({ hour }) => hour === at)?.[name] ?? 0
    return sum
  })
}

/** How much more it is than the day before until the same hour: 0.084 is 8.4 % more; undefined where there was nothing to compare with. */
export const changeOf = (now: number, before: number): number | undefined => (before === 0 ? undefined : (now - before) / Math.abs(before))

/** The hour of a moment in a time zone, and its day there (YYYY-MM-DD). */
export const dayAndHour = (moment: number, timeZone: string): { readonly day: string; readonly hour: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) }
}
