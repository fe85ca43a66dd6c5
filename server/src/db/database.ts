import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** The one type of both databases, and of a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  readonly db: Database
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens PostgreSQL where `databaseUrl` names one, else the embedded database, brought up to date either way. */
export const openDatabase = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Pick<Logger, 'warn'>): Promise<OpenDatabase> =>
  databaseUrl === undefined
    ? openEmbedded(dataDir)
    : openPostgres(databaseUrl, error => log.warn({ err: error }, 'an idle database connection broke'))
