import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { oneTimeCodes } from '#account/schema/factors.ts'
import type { Database } from '#kernel/db/database.ts'

export interface StoredCode {
  readonly merchant: string
  readonly key: string
  readonly codeHash: string
}

export interface CodeStore {
  /** Replaces the code stored under the key; its tries start again at zero. */
  put(code: StoredCode & { readonly expiresAt: Date }): Promise<void>
  /** Counts one try of at most `most` and returns the stored hash; undefined if there is no valid code with tries left. */
  countTry(merchant: string, key: string, most: number, now: Date): Promise<string | undefined>
  /** Uses the code up: only one of several concurrent callers gets true. */
  take(code: StoredCode, now: Date): Promise<boolean>
  /** Removes codes that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

const is = (merchant: string, key: string) => and(eq(oneTimeCodes.merchant, merchant), eq(oneTimeCodes.key, key))

export const codeStore = (db: Database): CodeStore => ({
  async put(code) {
    const { merchant, key, ...fresh } = { ...code, tries: 0 }
    await db
      .insert(oneTimeCodes)
      .values({ merchant, key, ...fresh })
      .onConflictDoUpdate({ target: [oneTimeCodes.merchant, oneTimeCodes.key], set: fresh })
  },

  async countTry(merchant, key, most, now) {
    const [counted] = await db
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(and(is(merchant, key), lt(oneTimeCodes.tries, most), gt(oneTimeCodes.expiresAt, now)))
      .returning({ codeHash: oneTimeCodes.codeHash })
    return counted?.codeHash
  },

  async take({ merchant, key, codeHash }, now) {
    const taken = await db
      .delete(oneTimeCodes)
      .where(and(is(merchant, key), eq(oneTimeCodes.codeHash, codeHash), gt(oneTimeCodes.expiresAt, now)))
      .returning({ key: oneTimeCodes.key })
    return taken.length === 1
  },

  async sweep(expiredBefore) {
    const swept = await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expiresAt, expiredBefore)).returning({ key: oneTimeCodes.key })
    return swept.length
  },
})
