import type { Logger } from 'pino'
import type { Config } from '#kernel/config.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** Opens PostgreSQL if `databaseUrl` names one, otherwise the embedded database; applies all migrations to either. */
export const openDatabase = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Pick<Logger, 'warn'>): Promise<OpenDatabase> =>
  databaseUrl === undefined
    ? openEmbedded(dataDir)
    : openPostgres(databaseUrl, error => log.warn({ err: error }, 'an idle database connection broke'))
