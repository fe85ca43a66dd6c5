import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { inviterOf } from './inviter.ts'
import { ownCode } from './own-code.ts'
import { pointsPerFriend } from './points-per-friend.ts'

/** The member's own code, and how many friends came by it (spec 2 §6, Referral). */
export const invitation = (deps: Pick<Deps, 'stores' | 'clock' | 'randomToken'>): Service<'referral.invitation'> => {
  const codeOf = ownCode(deps)
  return async (_request, caller) => {
    const { merchant, session } = caller
    const now = deps.clock()
    const inviter = inviterOf(caller, now)
    const code = await codeOf(inviter, caller)
    const { friends, depositors, points } = await deps.stores.referrals.totals(inviter, session.member.currency)
    return { code, friends, depositors, points, pointsPerFriend: pointsPerFriend(merchant, session.member.type, now) }
  }
}
