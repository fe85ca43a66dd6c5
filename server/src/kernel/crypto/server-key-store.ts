import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { serverKeys } from './schema.ts'

export interface KeptRow {
  readonly name: string
  readonly key: string
  readonly createdAt: Date
}

export interface ServerKeyStore {
  /** Returns the key with that name, or stores `fresh` as the key if there is none yet. Every worker gets the same key. */
  keep(name: string, fresh: string, at: Date): Promise<string>
  /** The keys whose names begin so, the oldest first. */
  beginningWith(prefix: string): Promise<readonly KeptRow[]>
}

export const serverKeyStore = (db: Database): ServerKeyStore => ({
  async keep(name, fresh, at) {
    await db.insert(serverKeys).values({ name, key: fresh, createdAt: at }).onConflictDoNothing()
    const [kept] = await db.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.name, name))
    return kept?.key ?? fresh
  },

  async beginningWith(prefix) {
    return await db
      .select()
      .from(serverKeys)
      .where(sql`starts_with(${serverKeys.name}, ${prefix})`)
      .orderBy(asc(serverKeys.createdAt), asc(serverKeys.name))
  },
})
