import type { Logger } from 'pino'
import type { Config } from '#kernel/config.ts'
import type { OpenDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'

/** A build for production does not bring the embedded database (docs/deploying.md). */
const embedded = async () => {
  try {
    return await import('./embedded.ts')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new Error('The embedded database is not installed here: set DATABASE_URL to the address of a PostgreSQL.', { cause: error })
  }
}

/**
 * Opens PostgreSQL if `databaseUrl` names one, otherwise the embedded database, with all migrations applied. In production a PostgreSQL that lacks some is
 * refused: there `foyer migrate` is a step of its own, before the servers of a new version start.
 */
export const openDatabase = async (
  { databaseUrl, dataDir, mode }: Pick<Config, 'databaseUrl' | 'dataDir' | 'mode'>,
  log: Pick<Logger, 'warn'>,
): Promise<OpenDatabase> =>
  databaseUrl === undefined
    ? await (await embedded()).openEmbedded(dataDir)
    : await openPostgres(databaseUrl, error => log.warn({ err: error }, 'an idle database connection broke'), mode !== 'production')
