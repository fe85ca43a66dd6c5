import { OpRefusal } from '#kernel/ops/op-refusal.ts'

const wrong = (path: string, reason: string) => new OpRefusal('request.invalid', { fields: [{ path, reason }] })

/** How far a zone is ahead of UTC at a moment, ms. */
const aheadAt = (at: number, format: Intl.DateTimeFormat): number => {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - at
}

/** When a day like `2026-11-24` begins and ends in a time zone. Throws `request.invalid` for a zone or day that there is not. */
export const dayIn = (day: string, timeZone: string): { readonly from: Date; readonly until: Date } => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) throw wrong('/day', 'is no day of the calendar')
  let format: Intl.DateTimeFormat
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw wrong('/zone', 'is no time zone')
  }
  // Twice, because the zone may change its time between the first guess and the moment that is meant.
  const momentOf = (local: number) => {
    const guess = local - aheadAt(local, format)
    return new Date(local - aheadAt(guess, format))
  }
  return { from: momentOf(midnight), until: momentOf(midnight + 24 * 60 * 60_000) }
}
