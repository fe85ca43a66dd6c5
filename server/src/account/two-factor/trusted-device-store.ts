import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { trustedDevices } from '#account/schema/factors.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'

export interface TrustedDevice extends Owner {
  /** SHA-256 of the token that the device keeps, hex. */
  readonly tokenHash: string
  readonly deviceId: string
  readonly userAgent: string
  readonly trustedAt: Date
  readonly expiresAt: Date
}

/** Devices on which a member gave a second factor, and which a new network alone does not ask for one (spec 1 §4, A trusted device). */
export interface TrustedDeviceStore {
  add(device: TrustedDevice): Promise<void>
  /** Whether the device holds one of the tokens that the member trusts it by. */
  knows(owner: Owner, deviceId: string, tokenHashes: readonly string[], now: Date): Promise<boolean>
  /** The latest first; without those that have expired. */
  ofMember(owner: Owner, now: Date): Promise<readonly TrustedDevice[]>
  end(owner: Owner, tokenHash: string): Promise<void>
  endOfDevice(owner: Owner, deviceId: string): Promise<void>
  /** Without `deviceId`: of all devices. */
  endOfOthers(owner: Owner, deviceId: string | null): Promise<void>
  /** Removes rows that expired before the given time; returns their number. */
  sweep(expiredBefore: Date): Promise<number>
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(trustedDevices.merchant, merchant), eq(trustedDevices.memberId, memberId))

export const trustedDeviceStore = (db: Database): TrustedDeviceStore => ({
  async add(device) {
    await db.insert(trustedDevices).values(device)
  },

  async knows(owner, deviceId, tokenHashes, now) {
    if (tokenHashes.length === 0) return false
    const found = await db
      .select({ tokenHash: trustedDevices.tokenHash })
      .from(trustedDevices)
      .where(
        and(
          isOf(owner),
          inArray(trustedDevices.tokenHash, [...tokenHashes]),
          eq(trustedDevices.deviceId, deviceId),
          gt(trustedDevices.expiresAt, now),
        ),
      )
    return found.length > 0
  },

  ofMember: (owner, now) =>
    db
      .select()
      .from(trustedDevices)
      .where(and(isOf(owner), gt(trustedDevices.expiresAt, now)))
      .orderBy(desc(trustedDevices.trustedAt), trustedDevices.tokenHash),

  async end(owner, tokenHash) {
    await db.delete(trustedDevices).where(and(isOf(owner), eq(trustedDevices.tokenHash, tokenHash)))
  },

  async endOfDevice(owner, deviceId) {
    await db.delete(trustedDevices).where(and(isOf(owner), eq(trustedDevices.deviceId, deviceId)))
  },

  async endOfOthers(owner, deviceId) {
    await db.delete(trustedDevices).where(deviceId === null ? isOf(owner) : and(isOf(owner), ne(trustedDevices.deviceId, deviceId)))
  },

  async sweep(expiredBefore) {
    const swept = await db
      .delete(trustedDevices)
      .where(lte(trustedDevices.expiresAt, expiredBefore))
      .returning({ tokenHash: trustedDevices.tokenHash })
    return swept.length
  },
})
