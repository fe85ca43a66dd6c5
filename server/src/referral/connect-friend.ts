import { AGENTS, RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { ReferralWay } from '@foyer/contract/referral/downline'
import type { MemberCreated } from '#account/registration/member-created.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Inviter } from './referral.ts'

type Invited = Pick<MemberCreated, 'facts' | 'deviceId' | 'byPartner'> & { readonly member: Pick<Member, 'id' | 'merchant'> }

/**
 * Connects a new member with whoever invited them, in the unit of work that adds the member (spec 2 §6, Referral): by the referral code,
 * otherwise by the affiliate code if it is an agent's. An unknown code connects nobody and stops no registration.
 */
export const connectFriend = async (unit: Stores, { member, facts, deviceId, byPartner }: Invited, now: Date): Promise<void> => {
  const find = async (code: string | undefined, counts: (inviter: Inviter) => boolean): Promise<Inviter | undefined> => {
    const inviter = code === undefined ? undefined : await unit.referrals.byCode(member.merchant, code.toLowerCase())
    if (!inviter || inviter.type === RESTRICTED || !counts(inviter)) return undefined
    // The same person, who registers once more.
    return !byPartner && deviceId !== undefined && inviter.deviceId === deviceId ? undefined : inviter
  }
  const connect = ({ memberId: inviterId }: Inviter, way: ReferralWay) =>
    unit.referrals.add({ merchant: member.merchant, memberId: member.id, inviterId, way, joinedAt: now })

  const friend = await find(facts.referralCode, () => true)
  if (friend) return await connect(friend, 'link')
  const agent = await find(facts.affiliateCode, ({ type }) => AGENTS.includes(type))
  if (agent) await connect(agent, 'host')
}
