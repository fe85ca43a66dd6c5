import { refuseGuest } from '#account/registration/guest.ts'
import { confirmation } from '#account/security/confirmation.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { endCredit } from '#play-credit/end-credit.ts'

/** A round that a vendor has not ended after this time, ms, keeps nobody from closing the account: it may never be ended. */
const ROUND_WAITS_MS = 24 * 60 * 60_000

/**
 * Closes the member's account. What only signing in needs goes at once, sessions, saved logins and devices with it; the rest stays for as long as the law
 * asks (docs/personal-data.md). Money must be paid out first, and what is being played must be settled: a win would be on an account that nobody can sign
 * in to. What comes later all the same goes back to its payer, if it is a deposit; what is won or given back later stands in a list that staff pay out
 * (docs/payments.md, Closed accounts).
 */
export const close = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'identity'>): Service<'member.close'> => {
  const { inUnit, clock } = deps
  const { require: requireConfirmed } = confirmation(deps)
  const end = endCredit(deps)

  return async (_asked, caller) => {
    refuseGuest(caller)
    await requireConfirmed(caller)
    const { id, merchant } = caller.session.member
    await inUnit(async unit => {
      const now = clock()
      // A deposit counts itself in the member's row, so it waits until this ends. Without money nothing can be played.
      await unit.members.lock(merchant, id)
      const { money, deposits, ...inPlay } = await unit.memberPlay.unsettled(merchant, id, new Date(now.getTime() - ROUND_WAITS_MS))
      if (money > 0) throw new Refusal('account.not.empty')
      // Its money may come at any moment, and whoever pays it in would not have it.
      if (deposits > 0) throw new Refusal('account.payment.open')
      if (inPlay.rounds + inPlay.tickets > 0) throw new Refusal('account.in.play', inPlay)
      await end(unit, { merchant: caller.merchant, memberId: id, fate: () => 'lapsed' })
      await unit.members.close(merchant, id, now)
      const owner = { merchant, memberId: id }
      const pause = await unit.safePlay.pauseOf(owner, now)
      await unit.trackedData.remove(owner)
      await unit.personalData.endAtClosing(owner, pause?.kind === 'exclusion')
      await unit.audit.add(auditEvent(caller, now, 'account.closed', id))
    })
    return {}
  }
}
