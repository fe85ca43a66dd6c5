import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { DatabaseAwayError, isDatabaseAway } from '#kernel/database-away.ts'
import { applyMigrations, missingMigrations } from './apply-migrations.ts'
import type { Database, OpenDatabase } from './database.ts'
import { splitWhatIsNew } from './distribution-store.ts'
import { bringFunctions, functions, hasFunctions, noteUse } from './functions.ts'
import { noteOldestProgram, requireKnownHistory, requireRecentProgram } from './known-history.ts'
import { PrimaryPool } from './primary-pool.ts'
import { watchPool } from './watch-pool.ts'

/** The number is arbitrary, but all workers must use the same. */
const MIGRATION_LOCK = 7_026_311
const POOL_SIZE = 10
/** The first dozen movements of a new connection, which reads and plans the functions, cost it 15 ms more than later ones: an idle one is kept this long, ms. */
const IDLE_MS = 10 * 60_000
/** How often a server notes that it uses its functions (functions.ts), ms. */
const NOTE_MS = 24 * 60 * 60_000

/** The tables or functions of this version are missing: the database is of an earlier one. */
export class BehindError extends Error {
  constructor() {
    super('The database is of an earlier version than this program: run "npm run foyer -- migrate" first, once, with this version.')
    this.name = 'BehindError'
  }
}

/** A pooler stands between, and something must be migrated. */
class PooledError extends Error {
  constructor() {
    super('DATABASE_URL leads to a pooler, through which nothing can be migrated: give "npm run foyer -- migrate" the address of PostgreSQL itself.')
    this.name = 'PooledError'
  }
}

/** Creates what is missing. One process does it while others wait. Lock and migration share a connection, because the lock belongs to the connection. */
const bringUpToDate = async (pool: pg.Pool): Promise<number> => {
  const client = await pool.connect()
  try {
    // However long another process migrates.
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle({ client })
    await requireKnownHistory(db)
    await requireRecentProgram(db)
    const count = await applyMigrations(db)
    await noteOldestProgram(db)
    await bringFunctions(db)
    await splitWhatIsNew(db)
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release(true) // it waits for locks without an end
    return count
  } catch (error) {
    client.release(true) // closing the connection releases the lock
    throw error
  }
}

/**
 * Throws `BehindError` where a migration or the functions of this version are missing, and `OldProgramError` where the database is more than one version newer
 * than this program (docs/updates.md).
 */
const requireUpToDate = async (db: Database): Promise<void> => {
  await requireKnownHistory(db)
  await requireRecentProgram(db)
  if ((await missingMigrations(db)).length > 0 || !(await hasFunctions(db, functions))) throw new BehindError()
  await noteUse(db, functions)
}

/** The database behind the connections of `pool`. */
export const databaseOn = (pool: pg.Pool): Database => {
  const db = drizzle({ client: pool })
  // Drizzle's own never gives a connection back on which `begin` fails: after a restart of PostgreSQL the pool would be used up.
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseAwayError(error)
    })
    try {
      const result = await drizzle({ client }).transaction(work, config)
      client.release()
      return result
    } catch (error) {
      // One that leads nowhere, or to a server that takes no writes any more, is given up.
      client.release(isDatabaseAway(error))
      throw error
    }
  }
  return db
}

/**
 * PostgreSQL at `url`, with all migrations applied; where it must not migrate, one that lacks some is refused. Throws `UnknownHistoryError`, `BehindError`,
 * `OldProgramError` and `TableInUseError`. `onIdleError` receives the errors of unused connections.
 */
export const openPostgres = async (url: string, onIdleError: (error: Error) => void, mayMigrate = true): Promise<OpenDatabase> => {
  const pool = new PrimaryPool(url, { max: POOL_SIZE, idleTimeoutMillis: IDLE_MS }, onIdleError)
  const watch = watchPool(pool)
  const db = databaseOn(pool)
  try {
    await (mayMigrate && !(await pool.isPooled()) ? bringUpToDate(pool) : requireUpToDate(db))
  } catch (error) {
    await pool.end()
    throw error
  }
  // A day that is missed does no harm.
  const noting = setInterval(() => void noteUse(db, functions).catch(onIdleError), NOTE_MS).unref()
  return {
    db,
    watch,
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      clearInterval(noting)
      await pool.end()
    },
  }
}

/** Brings the PostgreSQL at `url` up to date, and returns how many migrations that took. Throws `UnknownHistoryError`, `OldProgramError` and `TableInUseError`. */
export const migratePostgres = async (url: string): Promise<number> => {
  // Of a connection that breaks before it is used, the next statement tells.
  const pool = new PrimaryPool(url, { max: 1 }, () => undefined)
  try {
    if (await pool.isPooled()) throw new PooledError()
    return await bringUpToDate(pool)
  } finally {
    await pool.end()
  }
}
