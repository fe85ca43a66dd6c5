import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { rowsOf } from './rows-of.ts'

/** The database was not made by the migrations that this version has. */
export class UnknownHistoryError extends Error {
  constructor() {
    super(
      'The database was not made by the migrations of this version: data from before 25 November 2026 is not taken over, so name an empty database or one of a later version.',
    )
    this.name = 'UnknownHistoryError'
  }
}

/**
 * Throws `UnknownHistoryError` where a migration that the database has had differs from ours: the following ones would not fit its tables. Those that are
 * newer than ours are no fault: during an update, an older process may start once more after a newer one has migrated.
 */
export const requireKnownHistory = async (db: Database): Promise<void> => {
  const [found] = await rowsOf<{ readonly there: boolean }>(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`)
  if (!found?.there) return
  const rows = await rowsOf<{ readonly hash: string; readonly at: string }>(
    db,
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  )
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({ hash, at: String(folderMillis) }))
  const newest = Number(ours.at(-1)?.at ?? 0)
  const had = rows.filter(({ at }) => Number(at) <= newest)
  if (had.some(({ hash, at }, number) => ours[number]?.at !== at || ours[number].hash !== hash)) throw new UnknownHistoryError()
}
