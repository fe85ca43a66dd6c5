import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { prepared } from '#kernel/db/prepared.ts'
import { consuming, rewarding } from './limit-statements.ts'
import { limits } from './schema.ts'

/** One try of at most `points` in the window of `key`; each merchant has separate windows. */
export interface Try {
  readonly key: string
  readonly points: number
  /** When the window ends, if this try is its first. */
  readonly endsAt: Date
}

/** Counts tries in windows that start with the first try. */
export interface LimitStore {
  /**
   * Counts the tries in order until one limit is reached; returns how many were counted and, if a limit was reached, when its window ends.
   * Exact under concurrency, because one statement both decides and counts.
   */
  consume(merchant: string, tries: readonly Try[], now: Date): Promise<{ readonly counted: number; readonly fullUntil?: Date }>
  /** The tries counted in each window that has not ended, by key. */
  used(merchant: string, keys: readonly string[], now: Date): Promise<ReadonlyMap<string, number>>
  /** Takes one try back from each window that has not ended. */
  reward(merchant: string, keys: readonly string[], now: Date): Promise<void>
  /** Removes windows that ended before the given time; returns their number. */
  sweep(endedBefore: Date): Promise<number>
}

export const limitStore = (db: Database): LimitStore => {
  const byTries: ReturnType<typeof prepared>[] = []
  const consume = (tries: number) => (byTries[tries] ??= prepared(db, `limits_consume_${tries}`, () => consuming(tries)))
  const reward = prepared(db, 'limits_reward', rewarding)

  return {
    async consume(merchant, tries, now) {
      const values: Record<string, unknown> = { merchant, now }
      for (const [index, { key, points, endsAt }] of tries.entries()) {
        Object.assign(values, { [`key${index}`]: key, [`points${index}`]: points, [`endsAt${index}`]: endsAt })
      }
      const rows = await consume(tries.length)(values)
      const full = tries[rows.length]
      if (!full) return { counted: rows.length }
      const [window] = await db
        .select({ endsAt: limits.endsAt })
        .from(limits)
        .where(and(eq(limits.merchant, merchant), eq(limits.key, full.key)))
      return { counted: rows.length, fullUntil: window?.endsAt ?? now }
    },

    async used(merchant, keys, now) {
      const windows = await db
        .select({ key: limits.key, points: limits.points })
        .from(limits)
        .where(and(eq(limits.merchant, merchant), inArray(limits.key, [...keys]), gt(limits.endsAt, now)))
      return new Map(windows.map(({ key, points }) => [key, points]))
    },

    async reward(merchant, keys, now) {
      await reward({ merchant, keys, now })
    },

    async sweep(endedBefore) {
      const ended = await db.delete(limits).where(lte(limits.endsAt, endedBefore)).returning({ key: limits.key })
      return ended.length
    },
  }
}
