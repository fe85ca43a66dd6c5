import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { rowsOf } from './rows-of.ts'

/** A migration that begins so runs outside of a transaction, as `create index concurrently` must: stopped half-way it is run again from its start. */
const ALONE = '-- outside of a transaction'

/** PostgreSQL's code for a statement that waited for a lock until `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03'

/** How often a migration is tried, and for how long it waits, ms: whoever needs a table that a migration waits for waits behind it. */
export const PATIENCE = { tries: 10, lockMs: 3_000, pause: () => sleep(2_000) }

/** A migration did not get a table that others were using. */
export class TableInUseError extends Error {
  constructor(cause: unknown) {
    super(
      'A migration waited too long for a table that others are using: look for long transactions (pg_stat_activity) and migrate again; what was carried out stays, and the rest was left as it was.',
      { cause },
    )
    this.name = 'TableInUseError'
  }
}

/** The migrations of this version that a database has not had, the oldest first. Whether it had the others `requireKnownHistory` says. */
export const missingMigrations = async (db: Database, all = readMigrationFiles({ migrationsFolder })): Promise<readonly MigrationMeta[]> => {
  const [found] = await rowsOf<{ readonly there: boolean }>(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`)
  if (!found?.there) return all
  const [last] = await rowsOf<{ readonly at: string | null }>(db, sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`)
  return all.filter(({ folderMillis }) => folderMillis > Number(last?.at ?? 0))
}

const carryOut = async (db: Database, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> => {
  const run = async (unit: Pick<Database, 'execute'>) => {
    for (const statement of statements) await unit.execute(sql.raw(statement))
    await unit.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  }
  await (statements[0]?.startsWith(ALONE) ? run(db) : db.transaction(run))
}

const isLocked = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if ('code' in cause && cause.code === LOCK_NOT_AVAILABLE) return true
  return false
}

/**
 * Carries out the migrations that a database has not had, each in a transaction of its own, and returns how many there were. The caller sees to it that no
 * other process does the same at the same moment, and that `db` is one connection. Throws `TableInUseError`.
 */
export const applyMigrations = async (db: Database, all = readMigrationFiles({ migrationsFolder }), patience = PATIENCE): Promise<number> => {
  const missing = await missingMigrations(db, all)
  // The form that drizzle's own migrator gives it.
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  await db.execute(sql.raw(`set lock_timeout = ${patience.lockMs}`))
  try {
    for (const migration of missing) {
      for (let left = patience.tries; ; left -= 1) {
        try {
          await carryOut(db, migration)
          break
        } catch (error) {
          if (!isLocked(error)) throw error
          if (left <= 1) throw new TableInUseError(error)
          await patience.pause()
        }
      }
    }
  } finally {
    await db.execute(sql`reset lock_timeout`)
  }
  return missing.length
}
