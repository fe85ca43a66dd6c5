import { Cron } from 'croner'

/** Moments of the clock at which something recurs. */
export interface Schedule {
  /** Tells one schedule from another: a release that changes it moves the waiting job. */
  readonly name: string
  /** The first moment after `moment`, never `moment` itself. */
  next(moment: Date): Date
}

/**
 * A cron pattern of five fields, or six with seconds in front, by the clock of a time zone. Where the clock is put forward over a daily
 * moment, it comes directly after the gap; where it is put back, it comes once. Throws where the pattern or the zone is wrong.
 */
export const cron = (pattern: string, timeZone = 'UTC'): Schedule => {
  const times = new Cron(pattern, { timezone: timeZone })
  return {
    name: `${pattern} ${timeZone}`,
    next(moment) {
      const next = times.nextRun(moment)
      if (!next) throw new Error(`the schedule "${pattern}" has no moment after ${moment.toISOString()}`)
      return next
    },
  }
}
