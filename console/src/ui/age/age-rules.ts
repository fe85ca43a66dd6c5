import { DAY_S, HOUR_S, MINUTE_S } from '@foyer/contract/time-units'

/** An age in its two largest units: 3 h 18 min, 1 d 2 h, 47 min. Below a minute it is 0 min. */
export interface AgeParts {
  readonly form: 'min' | 'h' | 'd'
  readonly large: number
  readonly small: number
}

export const agePartsOf = (seconds: number): AgeParts => {
  const whole = Math.max(0, Math.floor(seconds))
  if (whole >= DAY_S) return { form: 'd', large: Math.floor(whole / DAY_S), small: Math.floor((whole % DAY_S) / HOUR_S) }
  if (whole >= HOUR_S) return { form: 'h', large: Math.floor(whole / HOUR_S), small: Math.floor((whole % HOUR_S) / MINUTE_S) }
  return { form: 'min', large: Math.floor(whole / MINUTE_S), small: 0 }
}

/** Share of the promise from which an age asks for a look. */
const NEAR = 0.75

export type AgeLevel = 'plain' | 'near' | 'late'

/** How an age stands to what was promised; both in seconds. */
export const ageLevelOf = (seconds: number, promise: number): AgeLevel => (seconds >= promise ? 'late' : seconds >= promise * NEAR ? 'near' : 'plain')

/** The ends of the axis on which ages stand: what is younger or older stands at its end. */
const SHORTEST = MINUTE_S
const LONGEST = 30 * DAY_S

/** Where an age stands between one minute and thirty days, from 0 to 1, so that each factor takes the same room. */
export const positionOf = (seconds: number): number => {
  const within = Math.min(Math.max(seconds, SHORTEST), LONGEST)
  return Math.log(within / SHORTEST) / Math.log(LONGEST / SHORTEST)
}

/** What the axis is labelled with, in seconds. */
export const AXIS_MARKS = [MINUTE_S, 10 * MINUTE_S, HOUR_S, 6 * HOUR_S, DAY_S, 7 * DAY_S, 30 * DAY_S] as const
