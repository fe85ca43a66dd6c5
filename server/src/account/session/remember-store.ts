import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm'
import { rememberTokens } from '#account/schema/sessions.ts'
import type { Database } from '#kernel/db/database.ts'

/** A saved login: a series of remember tokens, of which each replaces the one before (decision 8). Hashes are SHA-256, hex. */
export interface RememberToken {
  readonly seriesHash: string
  readonly merchant: string
  readonly memberId: string
  readonly deviceId: string | null
  /** The valid token. */
  readonly tokenHash: string
  /** The token before it, and when it was replaced; null until the first use. */
  readonly replacedHash: string | null
  readonly replacedAt: Date | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface RememberStore {
  add(login: RememberToken): Promise<void>
  /** Locks the row for the unit of work. */
  find(merchant: string, seriesHash: string): Promise<RememberToken | undefined>
  /** Puts the next token in place of the valid one; false if that has been replaced meanwhile. */
  replace(login: RememberToken, next: Pick<RememberToken, 'tokenHash' | 'expiresAt'>, at: Date): Promise<boolean>
  /** Returns the login that ended; only one of several concurrent callers gets it. */
  end(merchant: string, seriesHash: string): Promise<RememberToken | undefined>
  endAllOf(merchant: string, memberId: string): Promise<void>
  /** `null` ends the logins that name no device. */
  endOfDevice(merchant: string, memberId: string, deviceId: string | null): Promise<void>
  endOfOtherDevices(merchant: string, memberId: string, deviceId: string | null): Promise<void>
  /** Removes logins that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

const is = (merchant: string, seriesHash: string) => and(eq(rememberTokens.merchant, merchant), eq(rememberTokens.seriesHash, seriesHash))
const isOf = (merchant: string, memberId: string) => and(eq(rememberTokens.merchant, merchant), eq(rememberTokens.memberId, memberId))

export const rememberStore = (db: Database): RememberStore => ({
  async add(login) {
    await db.insert(rememberTokens).values(login)
  },

  async find(merchant, seriesHash) {
    const [found] = await db.select().from(rememberTokens).where(is(merchant, seriesHash)).for('update')
    return found
  },

  async replace({ merchant, seriesHash, tokenHash: replacedHash }, next, at) {
    const replaced = await db
      .update(rememberTokens)
      .set({ ...next, replacedHash, replacedAt: at })
      .where(and(is(merchant, seriesHash), eq(rememberTokens.tokenHash, replacedHash)))
      .returning({ tokenHash: rememberTokens.tokenHash })
    return replaced.length === 1
  },

  async end(merchant, seriesHash) {
    const [ended] = await db.delete(rememberTokens).where(is(merchant, seriesHash)).returning()
    return ended
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
      .returning({ seriesHash: rememberTokens.seriesHash })
    return expired.length
  },
})
