import { and, eq } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { type InvitedMembers, invitedMembers, of } from './invited-member-store.ts'
import type { Inviter, Referral } from './referral.ts'
import { referralCodes, referrals } from './schema.ts'

/** The codes by which members invite friends, and who came by them. */
export interface ReferralStore extends InvitedMembers {
  /** The member's own code; notes the device that asks for it. Undefined if none was made yet. */
  useCode(owner: Owner, deviceId: string | null): Promise<string | undefined>
  /** Stores the first code of a member; false if the member has one already, or somebody else has this one. */
  addCode(owner: Owner, code: string, deviceId: string | null, at: Date): Promise<boolean>
  byCode(merchant: string, code: string): Promise<Inviter | undefined>
  /** Writes who invited a member. The first one stays: a second call changes nothing. Fails if both are the same member. */
  add(referral: Referral): Promise<void>
  /** Who invited the member, and what the inviter got for it; undefined if nobody did. */
  ofFriend(friend: Owner): Promise<(Referral & { readonly points: number }) | undefined>
  notePoints(friend: Owner, points: number): Promise<void>
}

const codeOf = ({ merchant, memberId }: Owner) => and(eq(referralCodes.merchant, merchant), eq(referralCodes.memberId, memberId))

export const referralStore = (db: Database): ReferralStore => ({
  ...invitedMembers(db),

  async useCode(owner, deviceId) {
    const [stored] = await db.select().from(referralCodes).where(codeOf(owner))
    if (stored && stored.deviceId !== deviceId) await db.update(referralCodes).set({ deviceId }).where(codeOf(owner))
    return stored?.code
  },

  async addCode(owner, code, deviceId, at) {
    const added = await db
      .insert(referralCodes)
      .values({ merchant: owner.merchant, memberId: owner.memberId, code, deviceId, madeAt: at })
      .onConflictDoNothing()
      .returning({ code: referralCodes.code })
    return added.length === 1
  },

  async byCode(merchant, code) {
    const [inviter] = await db
      .select({ memberId: members.id, type: members.type, deviceId: referralCodes.deviceId })
      .from(referralCodes)
      .innerJoin(members, and(eq(members.merchant, referralCodes.merchant), eq(members.id, referralCodes.memberId)))
      .where(and(eq(referralCodes.merchant, merchant), eq(referralCodes.code, code)))
    return inviter
  },

  async add(referral) {
    await db.insert(referrals).values(referral).onConflictDoNothing()
  },

  async ofFriend(friend) {
    const [referral] = await db.select().from(referrals).where(of(friend))
    return referral
  },

  async notePoints(friend, points) {
    await db.update(referrals).set({ points }).where(of(friend))
  },
})
