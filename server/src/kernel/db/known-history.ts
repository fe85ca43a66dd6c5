import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
 * newer than ours are no fault here: during an update, an older process may start once more after a newer one has migrated (`requireRecentProgram` says how much older).
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

/**
 * The versions before this one that operators got, the oldest first, each with its last migration. A version that only mends has none of its own here. How
 * a version is given out: docs/updates.md.
 */
export const RELEASES: readonly { readonly version: string; readonly lastMigration: string }[] = [
  { version: '0.1.0', lastMigration: '0065_console_queues' },
]

/** This program is more than one version older than the one that migrated its database. */
export class OldProgramError extends Error {
  constructor() {
    super(
      'This program is several versions older than its database, whose tables it does not know: start the version that migrated it, or the one before that.',
    )
    this.name = 'OldProgramError'
  }
}

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}
const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal

/** The moment of a migration's making, by which drizzle orders them. Throws where there is none of that name. */
export const momentOf = (migration: string): number => {
  const entry = journal.entries.find(({ tag }) => tag === migration)
  if (!entry) throw new Error(`There is no migration ${migration}.`)
  return entry.when
}

/** The last migration of this program, and that of the version before it: what this one migrates, that one still runs on. */
const OWN = { last: journal.entries.at(-1)?.when ?? 0, oldest: momentOf(RELEASES.at(-1)?.lastMigration ?? '') }

/** What is noted at the schema of the migrations themselves, because every version finds it there, also one that knows no newer table. */
const NOTE = 'for programs with the migration of '

/** The last migration that a program must have to run on a database; 0 where no program has noted one. */
const oldestProgram = async (db: Database): Promise<number> => {
  const [found] = await rowsOf<{ readonly note: string | null }>(db, sql`select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as note`)
  return found?.note?.startsWith(NOTE) === true ? Number(found.note.slice(NOTE.length)) : 0
}

/** Throws `OldProgramError` where the database was migrated by a program more than one version newer. */
export const requireRecentProgram = async (db: Database): Promise<void> => {
  if (OWN.last < (await oldestProgram(db))) throw new OldProgramError()
}

/**
 * Notes which programs may go on with a database that this one has migrated: its own version and the one before. A version before this one that migrates
 * again takes nothing back. The caller sees to it that no other process does the same at the same moment.
 */
export const noteOldestProgram = async (db: Database, oldest: number = OWN.oldest): Promise<void> => {
  if (oldest > (await oldestProgram(db))) await db.execute(sql.raw(`comment on schema drizzle is '${NOTE}${oldest}'`))
}
