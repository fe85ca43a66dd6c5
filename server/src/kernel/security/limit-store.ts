import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import { prepared } from '#kernel/db/prepared.ts'
import { rewarding } from './limit-statements.ts'
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
   * Exact under concurrency, because of each try one statement both decides and counts (functions/limits.sql).
   */
  consume(merchant: string, tries: readonly Try[], now: Date): Promise<{ readonly counted: number; readonly fullUntil?: Date }>
  /** The tries counted in each window that has not ended, by key. */
  used(merchant: string, keys: readonly string[], now: Date): Promise<ReadonlyMap<string, number>>
  /** Takes one try back from each window that has not ended. */
  reward(merchant: string, keys: readonly string[], now: Date): Promise<void>
  /** Removes windows that ended before the given time; returns their number. */
  sweep(endedBefore: Date): Promise<number>
}

const consumeFunction = databaseFunction(
  'limits_consume',
  { merchant: 'text', tries: 'jsonb', at: 'timestamp with time zone' },
  { counted: 'bigint', full_until: 'timestamp with time zone?' },
)

export const limitStore = (db: Database): LimitStore => {
  const consume = consumeFunction(db)
  const reward = prepared(db, 'limits_reward', rewarding)

  return {
    async consume(merchant, tries, now) {
      const [done] = await consume({ merchant, tries, at: now })
      if (!done) throw new Error('limits_consume answered nothing')
      const { counted, full_until: fullUntil } = done
      return { counted, ...(fullUntil && { fullUntil }) }
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
