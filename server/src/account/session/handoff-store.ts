import { and, eq, lte } from 'drizzle-orm'
import { handoffCodes } from '#account/schema/sessions.ts'
import type { Database } from '#kernel/db/database.ts'

export interface HandoffCode {
  /** SHA-256 of the code, hex. */
  readonly codeHash: string
  readonly merchant: string
  /** The session that made the code, which ends with it. */
  readonly sessionHash: string
  readonly memberId: string
  readonly expiresAt: Date
}

export interface HandoffStore {
  add(code: HandoffCode): Promise<void>
  /** The member whose code it is, to lock before the code is taken. */
  memberOf(merchant: string, codeHash: string): Promise<string | undefined>
  /** Takes the code out and returns it: only one of several concurrent callers gets it. */
  take(merchant: string, codeHash: string): Promise<HandoffCode | undefined>
  /** Removes codes that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

const is = (merchant: string, codeHash: string) => and(eq(handoffCodes.merchant, merchant), eq(handoffCodes.codeHash, codeHash))

export const handoffStore = (db: Database): HandoffStore => ({
  async add(code) {
    await db.insert(handoffCodes).values(code)
  },

  async memberOf(merchant, codeHash) {
    const [found] = await db.select({ memberId: handoffCodes.memberId }).from(handoffCodes).where(is(merchant, codeHash))
    return found?.memberId
  },

  async take(merchant, codeHash) {
    const [taken] = await db.delete(handoffCodes).where(is(merchant, codeHash)).returning()
    return taken
  },

  async sweep(expiredBefore) {
    const expired = await db.delete(handoffCodes).where(lte(handoffCodes.expiresAt, expiredBefore)).returning({ codeHash: handoffCodes.codeHash })
    return expired.length
  },
})
