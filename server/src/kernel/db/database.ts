import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { DatabaseWatch } from './watch-pool.ts'

/** The common type of both databases, and of their transactions. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  readonly db: Database
  /** What its connections do; the embedded database has none. */
  readonly watch?: DatabaseWatch
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
