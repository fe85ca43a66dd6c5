import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rememberTokens } from '#db/schema/sessions.ts'

export interface RememberToken {
  /** SHA-256 of the token, hex. */
  readonly tokenHash: string
  readonly merchant: string
  readonly memberId: string
  readonly deviceId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface RememberStore {
  add(token: RememberToken): Promise<void>
  /** Takes the token out and answers it: of several concurrent callers exactly one gets it. */
  take(merchant: string, tokenHash: string): Promise<RememberToken | undefined>
  endAllOf(memberId: string): Promise<void>
  /** `null`: those that name no device. */
  endOfDevice(memberId: string, deviceId: string | null): Promise<void>
  endOfOtherDevices(memberId: string, deviceId: string | null): Promise<void>
  /** Removes tokens that expired before; answers how many. */
  sweep(expiredBefore: Date): Promise<number>
}

export const rememberStore = (db: Database): RememberStore => ({
  async add(token) {
    await db.insert(rememberTokens).values(token)
  },

  async take(merchant, tokenHash) {
    const [taken] = await db
      .delete(rememberTokens)
      .where(and(eq(rememberTokens.tokenHash, tokenHash), eq(rememberTokens.merchant, merchant)))
      .returning()
    return taken
  },

  async endAllOf(memberId) {
    await db.delete(rememberTokens).where(eq(rememberTokens.memberId, memberId))
  },

  async endOfDevice(memberId, deviceId) {
    const isIts = deviceId === null ? isNull(rememberTokens.deviceId) : eq(rememberTokens.deviceId, deviceId)
    await db.delete(rememberTokens).where(and(eq(rememberTokens.memberId, memberId), isIts))
  },

  async endOfOtherDevices(memberId, deviceId) {
    const isOther =
      deviceId === null ? isNotNull(rememberTokens.deviceId) : or(isNull(rememberTokens.deviceId), ne(rememberTokens.deviceId, deviceId))
    await db.delete(rememberTokens).where(and(eq(rememberTokens.memberId, memberId), isOther))
  },

  async sweep(expiredBefore) {
    const expired = await db
      .delete(rememberTokens)
      .where(lt(rememberTokens.expiresAt, expiredBefore))
      .returning({ tokenHash: rememberTokens.tokenHash })
    return expired.length
  },
})
