import { and, eq, lte } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { handoffCodes } from '#db/schema/sessions.ts'

export interface HandoffCode {
  /** SHA-256 of the code, hex. */
  readonly codeHash: string
  readonly merchant: string
  /** The session it was made in: the code ends with it. */
  readonly sessionHash: string
  readonly memberId: string
  readonly expiresAt: Date
}

export interface HandoffStore {
  add(code: HandoffCode): Promise<void>
  /** Whose the code is, to be locked before it is taken. */
  memberOf(merchant: string, codeHash: string): Promise<string | undefined>
  /** Takes the code out and answers it: of several concurrent callers exactly one gets it. */
  take(merchant: string, codeHash: string): Promise<HandoffCode | undefined>
  /** Removes codes that expired before; answers how many. */
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
