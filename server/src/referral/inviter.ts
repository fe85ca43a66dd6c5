import { AGENTS, RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import { promotionsOf } from '#rewards/promotions.ts'

/** The caller as an inviter of friends. Members need the promotion REFERRAL, agents do not; restricted members invite nobody (spec 2 §6). */
export const inviterOf = ({ merchant, session: { member } }: SignedInCaller, now: Date): Owner => {
  if (member.type === RESTRICTED) throw new Refusal('no_permissions')
  if (!AGENTS.includes(member.type) && !promotionsOf(merchant, now).REFERRAL.enabled) throw new Refusal('referral.off')
  return { merchant: merchant.code, memberId: member.id }
}

/** The caller as an agent (spec 1 §1, Member types: 1 and 2). */
export const agentOf = ({ merchant, session: { member } }: SignedInCaller): Owner => {
  if (!AGENTS.includes(member.type)) throw new Refusal('no_permissions')
  return { merchant: merchant.code, memberId: member.id }
}
