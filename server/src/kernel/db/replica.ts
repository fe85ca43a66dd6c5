import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from './database.ts'
import { databaseOn } from './postgres.ts'
import { replicaAge } from './replica-age.ts'
import { rowsOf } from './rows-of.ts'

/** What it shows may be this old, ms; otherwise the primary is read. */
const LAG_MS = 1_000
const LOOK_MS = 250
const POOL_SIZE = 10
/** A replica that is away is no reason to wait: the primary answers. */
const CONNECT_TIMEOUT_MS = 1_000

/** A standby of PostgreSQL, for reads that may be a second old. */
export interface Replica {
  readonly db: Database
  /** Whether it may be read now. */
  isFresh(): boolean
  /** How old what it shows is, ms; infinite while that is unknown. */
  age(): number
  close(): Promise<void>
}

/** Opens the standby at `url` of the PostgreSQL behind `primary`. It may be away, now or later. `onFault` receives what went wrong in looking at it. */
export const openReplica = (url: string, primary: Database, onFault: (error: unknown) => void): Replica => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: '-c default_transaction_read_only=on -c max_parallel_workers_per_gather=0',
  })
  pool.on('error', onFault)
  pool.on('connect', client => client.on('error', () => undefined))
  const db = databaseOn(pool)
  const placeOf = async <Lsn>(at: Database, place: ReturnType<typeof sql>) =>
    (await rowsOf<{ readonly lsn: Lsn }>(at, sql`select ${place}::text as lsn`))[0]?.lsn
  const { look, age } = replicaAge(
    async () => (await placeOf<string>(primary, sql`pg_current_wal_lsn()`)) ?? '0/0',
    async () => (await placeOf<string | null>(db, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`)) ?? null,
    () => performance.now(),
  )
  let looking: Promise<void> | undefined
  let isAway = false
  const timer = setInterval(() => {
    looking ??= look()
      .then(() => void (isAway = false))
      .catch((error: unknown) => {
        // Once, not four times a second.
        if (!isAway) onFault(error)
        isAway = true
      })
      .finally(() => (looking = undefined))
  }, LOOK_MS).unref()
  return {
    db,
    isFresh: () => age() <= LAG_MS,
    age,
    async close() {
      clearInterval(timer)
      await looking
      await pool.end()
    },
  }
}
