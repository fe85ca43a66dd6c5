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
  /** Takes the token out and returns it: only one of several concurrent callers gets it. */
  take(merchant: string, tokenHash: string): Promise<RememberToken | undefined>
  endAllOf(merchant: string, memberId: string): Promise<void>
  /** `null` ends the tokens that name no device. */
  endOfDevice(merchant: string, memberId: string, deviceId: string | null): Promise<void>
  endOfOtherDevices(merchant: string, memberId: string, deviceId: string | null): Promise<void>
  /** Removes tokens that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

const isOf = (merchant: string, memberId: string) => and(eq(rememberTokens.merchant, merchant), eq(rememberTokens.memberId, memberId))

export const rememberStore = (db: Database): RememberStore => ({
  async add(token) {
    await db.insert(rememberTokens).values(token)
  },

  async take(merchant, tokenHash) {
    const [taken] = await db
      .delete(rememberTokens)
      .where(and(eq(rememberTokens.merchant, merchant), eq(rememberTokens.tokenHash, tokenHash)))
      .returning()
    return taken
  },

  async endAllOf(merchant, memberId) {
    await db.delete(rememberTokens).where(isOf(merchant, memberId))
  },

  async endOfDevice(merchant, memberId, deviceId) {
    const isIts = deviceId === null ? isNull(rememberTokens.deviceId) : eq(rememberTokens.deviceId, deviceId)
    await db.delete(rememberTokens).where(and(isOf(merchant, memberId), isIts))
  },

  async endOfOtherDevices(merchant, memberId, deviceId) {
    const isOther =
      deviceId === null ? isNotNull(rememberTokens.deviceId) : or(isNull(rememberTokens.deviceId), ne(rememberTokens.deviceId, deviceId))
    await db.delete(rememberTokens).where(and(isOf(merchant, memberId), isOther))
  },

  async sweep(expiredBefore) {
    const expired = await db
      .delete(rememberTokens)
      .where(lt(rememberTokens.expiresAt, expiredBefore))
      .returning({ tokenHash: rememberTokens.tokenHash })
    return expired.length
  },
})
