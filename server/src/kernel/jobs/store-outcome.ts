import type { Logger } from 'pino'
import type { Timer } from './timer.ts'

/** What could not be stored is stored again after 1, 2, 4 and then every 8 s. */
const AGAIN_AFTER_MS = [1_000, 2_000, 4_000, 8_000] as const

export interface StoreOutcomeParts {
  readonly clock: () => Date
  readonly timer: Timer
  readonly log: Pick<Logger, 'warn'>
  /** Whether the process is to end: it waits for no database then. */
  readonly isStopping: () => boolean
}

/**
 * Stores what a job came to, also where the database is away for a while: what was sent would otherwise be sent again, two minutes later. Another process
 * may have the job once its lease has ended, so this gives up then, with the last error.
 */
export const createStoreOutcome =
  ({ clock, timer, log, isStopping }: StoreOutcomeParts) =>
  async <Outcome>(leaseEnds: Date, store: () => Promise<Outcome>): Promise<Outcome> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await store()
      } catch (error) {
        const wait = AGAIN_AFTER_MS[Math.min(tries, AGAIN_AFTER_MS.length - 1)] ?? 0
        if (isStopping() || clock().getTime() + wait >= leaseEnds.getTime()) throw error
        if (tries === 0) log.warn({ err: error }, 'the outcome of a job could not be stored; trying again until its lease ends')
        await new Promise<void>(resolve => timer(wait, resolve))
      }
    }
  }
