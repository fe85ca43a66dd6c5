import { and, eq, gt, lte } from 'drizzle-orm'
import type { KnownNetwork } from '#account/member/network-store.ts'
import { passwordProofs } from '#account/schema/proofs.ts'
import type { Database } from '#kernel/db/database.ts'

const isProofFrom = ({ merchant, memberId, prefix }: KnownNetwork) =>
  and(eq(passwordProofs.merchant, merchant), eq(passwordProofs.memberId, memberId), eq(passwordProofs.networkPrefix, prefix))

/** From which networks a member’s password was right a moment ago. */
export interface PasswordProofStore {
  /** Records that the password was right from this network; valid until `expiresAt`. */
  addProof(network: KnownNetwork, expiresAt: Date): Promise<void>
  hasProof(network: KnownNetwork, now: Date): Promise<boolean>
  dropProof(network: KnownNetwork): Promise<void>
  /** Removes proofs that expired before the given time; returns their number. */
  sweepProofs(expiredBefore: Date): Promise<number>
}

export const passwordProofStore = (db: Database): PasswordProofStore => ({
  async addProof({ merchant, memberId, prefix: networkPrefix }, expiresAt) {
    await db
      .insert(passwordProofs)
      .values({ merchant, memberId, networkPrefix, expiresAt })
      .onConflictDoUpdate({ target: [passwordProofs.merchant, passwordProofs.memberId, passwordProofs.networkPrefix], set: { expiresAt } })
  },

  async hasProof(network, now) {
    const found = await db
      .select({ memberId: passwordProofs.memberId })
      .from(passwordProofs)
      .where(and(isProofFrom(network), gt(passwordProofs.expiresAt, now)))
    return found.length > 0
  },

  async dropProof(network) {
    await db.delete(passwordProofs).where(isProofFrom(network))
  },

  async sweepProofs(expiredBefore) {
    const swept = await db.delete(passwordProofs).where(lte(passwordProofs.expiresAt, expiredBefore)).returning({ memberId: passwordProofs.memberId })
    return swept.length
  },
})
