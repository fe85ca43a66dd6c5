import { and, count, eq } from 'drizzle-orm'
import { recoveryCodes } from '#account/schema/factors.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'

/** The digests of recovery codes that are not used yet. */
export interface RecoveryCodeStore {
  /** Replaces all that the member had. */
  replace(owner: Owner, codeHashes: readonly string[]): Promise<void>
  left(owner: Owner): Promise<number>
  has(owner: Owner, codeHash: string): Promise<boolean>
  /** Uses the code up: only one of several concurrent callers gets true. */
  take(owner: Owner, codeHash: string): Promise<boolean>
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(recoveryCodes.merchant, merchant), eq(recoveryCodes.memberId, memberId))

export const recoveryCodeStore = (db: Database): RecoveryCodeStore => ({
  async replace(owner, codeHashes) {
    await db.delete(recoveryCodes).where(isOf(owner))
    if (codeHashes.length > 0) await db.insert(recoveryCodes).values(codeHashes.map(codeHash => ({ ...owner, codeHash })))
  },

  async left(owner) {
    const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isOf(owner))
    return row?.left ?? 0
  },

  async has(owner, codeHash) {
    const found = await db
      .select({ codeHash: recoveryCodes.codeHash })
      .from(recoveryCodes)
      .where(and(isOf(owner), eq(recoveryCodes.codeHash, codeHash)))
    return found.length === 1
  },

  async take(owner, codeHash) {
    const taken = await db
      .delete(recoveryCodes)
      .where(and(isOf(owner), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ codeHash: recoveryCodes.codeHash })
    return taken.length === 1
  },
})
