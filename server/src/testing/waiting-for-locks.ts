import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { isCitus } from './test-database.ts'

/** How many statements wait for a lock. On several machines the one that has the merchant's rows waits. */
export const waitingForLocks = async (db: Database): Promise<number> => {
  const activity = sql.raw(isCitus ? 'citus_stat_activity' : 'pg_stat_activity')
  const [found] = await rowsOf<{ readonly count: number }>(
    db,
    sql`select count(*)::int as count from ${activity} where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return found?.count ?? 0
}
