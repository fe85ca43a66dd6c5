import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { applyMigrations } from './apply-migrations.ts'
import type { OpenDatabase } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { bringFunctions } from './functions.ts'
import { noteOldestProgram, requireKnownHistory, requireRecentProgram } from './known-history.ts'

/** The database works for at most this long, ms, before whatever else the process has to do gets its turn. */
const TURN_MS = 10

/**
 * The database answers within the same turn of the process. Without a break, players' calls and providers' answers would wait until hundreds of queries
 * in a row are done, like those of a day's draws.
 */
const takeTurns = (client: PGlite): void => {
  const send = client.execProtocolStream.bind(client)
  let begunAt = performance.now()
  client.execProtocolStream = async (message, options) => {
    if (performance.now() - begunAt >= TURN_MS) {
      await nextTurn()
      begunAt = performance.now()
    }
    return await send(message, options)
  }
}

/** The embedded database in a data directory, or in memory if `options` name none, with all migrations applied. Throws `UnknownHistoryError`. */
export const openPglite = async (options: PGliteOptions): Promise<OpenDatabase & { readonly client: PGlite }> => {
  const client = await PGlite.create(options)
  takeTurns(client)
  const db = drizzle({ client })
  try {
    await requireKnownHistory(db)
    await requireRecentProgram(db)
    await applyMigrations(db)
    await noteOldestProgram(db)
    await bringFunctions(db)
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    db,
    client,
    async ping() {
      await client.query('select 1')
    },
    close: () => client.close(),
  }
}

/** The embedded database below `dataDir`, which stays locked until it is closed. Throws `DirectoryInUseError` and `UnknownHistoryError`. */
export const openEmbedded = async (dataDir: string): Promise<OpenDatabase> => {
  const unlock = lockDirectory(dataDir)
  try {
    const opened = await openPglite({ dataDir: join(dataDir, 'postgres') })
    return {
      ...opened,
      async close() {
        await opened.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
