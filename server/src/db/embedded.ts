import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** The embedded database in a data directory, or in memory if `options` name none, with all migrations applied. */
export const openPglite = async (options: PGliteOptions): Promise<OpenDatabase & { readonly client: PGlite }> => {
  const client = await PGlite.create(options)
  const db = drizzle({ client })
  await migrate(db, { migrationsFolder })
  return {
    db,
    client,
    async ping() {
      await client.query('select 1')
    },
    close: () => client.close(),
  }
}

/** The embedded database below `dataDir`, which stays locked until it is closed. Throws `DirectoryInUseError`. */
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
