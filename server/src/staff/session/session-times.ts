import { MINUTE_MS } from '@foyer/contract/time-units'

/** A session ends when nothing was done for so long, ms. */
export const IDLE_MS = 15 * MINUTE_MS
/** And in any case so long after its beginning, ms. */
export const LONGEST_MS = 12 * 60 * MINUTE_MS
/** The last use is noted again after so long, ms, and not with every request. */
export const NOTED_EVERY_MS = 15_000
