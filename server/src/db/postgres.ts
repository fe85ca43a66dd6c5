import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Any number will do, as long as every worker takes the same. */
const MIGRATION_LOCK = 7_026_311
const CONNECT_TIMEOUT_MS = 10_000
const POOL_SIZE = 10

/** One worker migrates, the others wait. Lock and migration share one connection: the lock belongs to it. */
const bringUpToDate = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  } catch (error) {
    client.release(true) // closing the connection gives the lock back
    throw error
  }
}

/** PostgreSQL at `url`, brought up to date. `onIdleError` hears of connections that broke while nobody used them. */
export const openPostgres = async (url: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // The pool replaces a broken idle connection by itself; unheard, the event would end the process.
  pool.on('error', onIdleError)
  try {
    await bringUpToDate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db: drizzle({ client: pool }),
    async ping() {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}
