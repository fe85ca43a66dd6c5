import { and, count, desc, eq, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { JobStore } from './job-store.ts'
import { jobs } from './schema.ts'

/** What waits in the lanes, and what was given up. */
export const jobOverview = (db: Database): Pick<JobStore, 'look' | 'givenUp' | 'countGivenUp' | 'retry' | 'drop' | 'sweep'> => ({
  async look(lanes, now) {
    const names = sql.join(
      lanes.map(lane => sql`(${lane})`),
      sql`, `,
    )
    const first = (due: SQL) =>
      sql`(select ${jobs.dueAt} from ${jobs} where ${and(sql`${jobs.lane} = lanes.lane`, isNull(jobs.failedAt), due)} order by ${jobs.dueAt} limit 1)`.mapWith(
        jobs.dueAt,
      ) as SQL<Date | null>
    return await db
      .select({ lane: sql<string>`lanes.lane`, oldestDue: first(lte(jobs.dueAt, now)), nextDue: first(gt(jobs.dueAt, now)) })
      .from(sql`(values ${names}) as lanes(lane)`)
  },

  async givenUp(most, merchant) {
    const { id, kind, plannedAt, attempts, failedAt, failure } = jobs
    const rows = await db
      .select({ merchant: jobs.merchant, id, kind, plannedAt, attempts, failedAt, failure })
      .from(jobs)
      .where(and(isNotNull(failedAt), merchant === undefined ? undefined : eq(jobs.merchant, merchant)))
      .orderBy(desc(failedAt), desc(jobs.sequence))
      .limit(most)
    return rows.map(row => ({ ...row, failedAt: row.failedAt ?? row.plannedAt, failure: row.failure ?? '' }))
  },

  async countGivenUp() {
    const [row] = await db.select({ all: count() }).from(jobs).where(isNotNull(jobs.failedAt))
    return row?.all ?? 0
  },

  async retry(merchant, id, now) {
    const [again] = await db
      .update(jobs)
      .set({ failedAt: null, failure: null, attempts: 0, dueAt: now, notAfter: null })
      .where(and(eq(jobs.merchant, merchant), eq(jobs.id, id), isNotNull(jobs.failedAt)))
      .returning({ kind: jobs.kind })
    return again?.kind
  },

  async drop(merchant, id) {
    const [dropped] = await db
      .delete(jobs)
      .where(and(eq(jobs.merchant, merchant), eq(jobs.id, id), isNotNull(jobs.failedAt)))
      .returning({ kind: jobs.kind })
    return dropped?.kind
  },

  async sweep(failedBefore) {
    const removed = await db.delete(jobs).where(lte(jobs.failedAt, failedBefore)).returning({ id: jobs.id })
    return removed.length
  },
})
