import type { Refusal } from '#kernel/refusal.ts'

export interface QueueRules {
  /** So many wait at most, … */
  readonly waiting: number
  /** … and so many of one line. */
  readonly waitingPerLine: number
  /** About what one piece of work takes, ms, to say when another try makes sense. */
  readonly msEach: number
}

/** Who waits: refused later where the place is given to another line. */
export interface Refusable {
  refuse(refusal: Refusal): void
}

/** What strangers wait for, in turn for each line. */
export interface FairQueue<Item extends Refusable> {
  /** Throws TOO_MANY_REQUEST with `retryAfter` where too many wait. */
  add(ip: string, item: Item): void
  /** The next one, which then waits no more. */
  take(): Item | undefined
  /** Notes that the line of `ip` is served without waiting. */
  note(ip: string): void
}
