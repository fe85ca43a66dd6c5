import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { limits } from '#db/schema.ts'

/** Tries within a window that begins with the first of them. */
export interface LimitStore {
  /**
   * Counts one try of at most `points` until `endsAt`, unless they are used up; answers undefined where it counted, else when the
   * running window ends. Exact under concurrency: one statement decides and counts.
   */
  consume(key: string, points: number, now: Date, endsAt: Date): Promise<Date | undefined>
  /** Gives one try of a running window back. */
  reward(key: string, now: Date): Promise<void>
  /** Removes windows that ended before. */
  sweep(endedBefore: Date): Promise<number>
}

export const limitStore = (db: Database): LimitStore => ({
  async consume(key, points, now, endsAt) {
    const isOver = lte(limits.endsAt, now)
    const counted = await db
      .insert(limits)
      .values({ key, points: 1, endsAt })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          points: sql`case when ${isOver} then 1 else ${limits.points} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${limits.endsAt} end`,
        },
        // A refused try writes nothing: a flood must not become a flood of writes.
        setWhere: sql`${isOver} or ${limits.points} < ${points}`,
      })
      .returning({ points: limits.points })
    if (counted.length > 0) return undefined
    const [full] = await db.select({ endsAt: limits.endsAt }).from(limits).where(eq(limits.key, key))
    return full?.endsAt ?? now
  },

  async reward(key, now) {
    await db
      .update(limits)
      .set({ points: sql`${limits.points} - 1` })
      .where(and(eq(limits.key, key), gt(limits.endsAt, now), gt(limits.points, 0)))
  },

  async sweep(endedBefore) {
    const ended = await db.delete(limits).where(lte(limits.endsAt, endedBefore)).returning({ key: limits.key })
    return ended.length
  },
})
