import { Cron } from 'croner'

/** The moments at which a job recurs. */
export interface Schedule {
  /** Identifies the schedule: if a release changes it, the waiting job moves. */
  readonly name: string
  /** The first moment after `moment`, never `moment` itself. */
  next(moment: Date): Date
}

/**
 * A cron pattern of five fields, or six with seconds in front, in a time zone. A daily moment that is skipped when clocks are put forward
 * comes directly after the gap; when they are put back, it comes once. Throws if the pattern or the zone is wrong.
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
