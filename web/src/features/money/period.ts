/** Days, as a date field has them (`2026-11-22`), in the player's own time zone; `own` may leave either end open. */
export type Period = { readonly name: 'all' | 'today' | 'week' | 'month' } | { readonly name: 'own'; readonly first: string; readonly last: string }

/** How many days before today a period begins. */
const DAYS_BEFORE = { today: 0, week: 6, month: 29 } as const

const midnight = (year: number, month: number, day: number): string => new Date(year, month, day).toISOString()

/** Midnight of a day, or of the day `later` days after it; undefined if the field is empty. */
const midnightOf = (date: string, later = 0): string | undefined => {
  const [year, month, day] = date.split('-').map(Number)
  return year && month && day ? midnight(year, month - 1, day + later) : undefined
}

/** The moments between which the lines of a period lie: `from` belongs to it, `until` does not. */
export const momentsOf = (period: Period, now: Date): { readonly from?: string; readonly until?: string } => {
  if (period.name === 'all') return {}
  if (period.name !== 'own') return { from: midnight(now.getFullYear(), now.getMonth(), now.getDate() - DAYS_BEFORE[period.name]) }
  const from = midnightOf(period.first)
  const until = midnightOf(period.last, 1)
  return { ...(from && { from }), ...(until && { until }) }
}
