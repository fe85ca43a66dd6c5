import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { confirmation } from '#services/member/security/confirmation.ts'
import type { Service } from '#services/service.ts'
import { refuseGuest } from './guest.ts'

/**
 * Closes the member's account. What is there of it stays, as the law asks; money must be paid out first. A win or a deposit that comes later is
 * still posted, and customer service pays it out.
 */
export const close = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'identity'>): Service<'member.close'> => {
  const { inUnit, clock } = deps
  const { require: requireConfirmed } = confirmation(deps)

  return async (_asked, caller) => {
    refuseGuest(caller)
    await requireConfirmed(caller)
    const { id, merchant } = caller.session.member
    await inUnit(async unit => {
      // A deposit counts itself in the member's row, so it waits until this ends.
      await unit.members.lock(merchant, id)
      const money = (await unit.ledger.accountsOf(merchant, id)).filter(({ kind }) => kind !== 'points')
      if (money.some(({ balance }) => balance > 0)) throw new Refusal('account.not.empty')
      const now = clock()
      await unit.members.close(merchant, id, now)
      await unit.sessions.endAllOf(merchant, id)
      await unit.remember.endAllOf(merchant, id)
      await unit.trustedDevices.endOfOthers({ merchant, memberId: id }, null)
      await unit.audit.add(auditEvent(caller, now, 'account.closed', id))
    })
    return {}
  }
}
