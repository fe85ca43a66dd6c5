import type { Deps } from '#deps.ts'
import type { Service } from '#services/service.ts'
import { inviterOf } from './inviter.ts'
import { ownCode } from './own-code.ts'

/** The member's own code, and how many friends came by it (spec 2 §6, Referral). */
export const invitation = (deps: Pick<Deps, 'stores' | 'clock' | 'randomToken'>): Service<'referral.invitation'> => {
  const codeOf = ownCode(deps)
  return async (_asked, caller) => {
    const inviter = inviterOf(caller, deps.clock())
    const code = await codeOf(inviter, caller)
    const { friends, depositors, points } = await deps.stores.referrals.totals(inviter, caller.session.member.currency)
    return { code, friends, depositors, points, pointsPerFriend: caller.merchant.file.referral?.points ?? 0 }
  }
}
