import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The common type of both databases, and of their transactions. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  readonly db: Database
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
