import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { serversOf } from '#kernel/database-servers.ts'
import { missingMigrations } from '#kernel/db/apply-migrations.ts'
import type { Database } from '#kernel/db/database.ts'
import { hasExtension } from '#kernel/db/distribution-statements.ts'
import { functions, hasFunctions } from '#kernel/db/functions.ts'

/** The database at one end of a move: one connection, on which nobody else works. */
export interface End {
  readonly client: pg.Client
  readonly db: Database
  /** Tells it from every other database. */
  readonly name: string
  close(): Promise<void>
}

/** Both ends write values as texts in the same way, so that what is copied and its digests are comparable. */
const SAME_TEXTS = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1; set bytea_output = 'hex'`
/** However long a copy takes, no lock is waited for longer, ms. */
const LOCK_MS = 10_000

const primaryOf = async (url: string): Promise<pg.Client> => {
  for (const server of serversOf(url)) {
    const client = new pg.Client({ connectionString: server, keepAlive: true })
    // A connection that breaks rejects what waits for an answer; without a listener it would end the process.
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ readonly standby: boolean }>('select pg_is_in_recovery() as standby')
    if (!rows[0]?.standby) return client
    await client.end()
  }
  throw new Error('The address leads to no PostgreSQL that takes writes.')
}

/** Throws where the database is not one that a merchant may come to or leave: another version, or split over machines. `what` names it in the error. */
const requireFit = async (db: Database, what: string): Promise<void> => {
  if ((await missingMigrations(db)).length > 0 || !(await hasFunctions(db, functions)))
    throw new Error(
      `${what} is of another version than this program: bring both to this one first ("npm run foyer -- migrate" with its DATABASE_URL).`,
    )
  if (await hasExtension(db)) throw new Error(`${what} is split over machines by Citus, where merchants are moved by "distribute --move".`)
}

/** Connects to the database at `url`. */
export const openEnd = async (url: string, what: string): Promise<End> => {
  const client = await primaryOf(url)
  try {
    await client.query(`${SAME_TEXTS}; set statement_timeout = 0; set lock_timeout = ${LOCK_MS}`)
    const db = drizzle({ client })
    await requireFit(db, what)
    const { rows } = await client.query<{ readonly name: string }>(
      `select system_identifier || '/' || current_database() as name from pg_control_system()`,
    )
    return { client, db, name: rows[0]?.name ?? '', close: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Holds a merchant for one command at a time, until the connection ends. */
export const holdMerchant = async ({ client }: End, merchant: string): Promise<void> => {
  const { rows } = await client.query<{ readonly held: boolean }>(`select pg_try_advisory_lock(hashtextextended('cell ' || $1, 0)) as held`, [
    merchant,
  ])
  if (!rows[0]?.held) throw new Error(`Another command works on ${merchant} at this moment.`)
}
