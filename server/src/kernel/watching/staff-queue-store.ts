import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { StaffQueues } from './staff-queue.ts'

/** How many of a merchant's wait in a queue, and since when the oldest of them does. */
export interface WaitingForStaff {
  readonly queue: string
  readonly merchant: string
  readonly count: number
  readonly since: Date
}

export interface StaffQueueStore {
  /** Every merchant's queues in which something waits, in one statement. */
  waiting(now: Date): Promise<readonly WaitingForStaff[]>
}

export const staffQueueStore = (db: Database, queues: StaffQueues): StaffQueueStore => ({
  async waiting(now) {
    const moment = sql`${now.toISOString()}::timestamptz`
    const counts = Object.entries(queues).map(
      ([name, { rows }]) =>
        sql`select ${name}::text as queue, merchant, count(*)::int as count, min(since) as since from (${rows(moment)}) waiting group by merchant`,
    )
    if (counts.length === 0) return []
    const rows = await rowsOf<Omit<WaitingForStaff, 'since'> & { readonly since: Date | string }>(
      db,
      sql`${sql.join(counts, sql` union all `)} order by merchant, queue`,
    )
    return rows.map(row => ({ ...row, since: new Date(row.since) }))
  },
})
