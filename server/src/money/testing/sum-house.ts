import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'

/**
 * Waits until every transaction has ended that began before: the sums of the house have what these wrote. PostgreSQL counts the transactions of all its
 * databases together, so those of tests beside this one would hold the sums back.
 */
export const earlierEnded = async (db: Database): Promise<void> => {
  const [{ began } = { began: '' }] = await rowsOf<{ began: string }>(db, sql`select pg_snapshot_xmax(pg_current_snapshot())::text as began`)
  await expect.poll(() => rowsOf(db, sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${began}::xid8 as ended`)).toEqual([{ ended: true }])
}
