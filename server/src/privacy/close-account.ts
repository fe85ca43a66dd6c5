import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { endCredit } from '#play-credit/end-credit.ts'

/** A round that a vendor has not ended after this time, ms, keeps nobody from closing the account: it may never be ended. */
const ROUND_WAITS_MS = 24 * 60 * 60_000

type Origin = Pick<Caller, 'merchant' | 'network' | 'userAgent' | 'requestId'>

/**
 * Closes an account, in a unit of work. What only signing in needs goes at once, sessions, saved logins and devices with it; the rest stays for as long as
 * the law asks (docs/personal-data.md). Money must be paid out first, and what is being played must be settled: a win would be on an account that nobody can
 * sign in to. What comes later all the same goes back to its payer, if it is a deposit; what is won or given back later stands in a list that staff pay out
 * (docs/payments.md, Closed accounts). Throws `account.not.empty`, `account.payment.open`, `account.in.play`.
 */
export const closeAccount = ({ clock }: Pick<Deps, 'clock'>) => {
  const end = endCredit({ clock })
  return async (unit: Stores, origin: Origin, id: string): Promise<void> => {
    const merchant = origin.merchant.code
    const now = clock()
    // A deposit counts itself in the member's row, so it waits until this ends. Without money nothing can be played.
    await unit.members.lock(merchant, id)
    const { money, deposits, ...inPlay } = await unit.unsettled.of(merchant, id, new Date(now.getTime() - ROUND_WAITS_MS))
    if (money > 0) throw new Refusal('account.not.empty')
    // Its money may come at any moment, and whoever pays it in would not have it.
    if (deposits > 0) throw new Refusal('account.payment.open')
    if (inPlay.rounds + inPlay.tickets > 0) throw new Refusal('account.in.play', inPlay)
    await end(unit, { merchant: origin.merchant, memberId: id, fate: () => 'lapsed' })
    await unit.members.close(merchant, id, now)
    const owner = { merchant, memberId: id }
    const pause = await unit.safePlay.pauseOf(owner, now)
    await unit.trackedData.remove(owner)
    await unit.personalData.endAtClosing(owner, pause?.kind === 'exclusion')
    await unit.audit.add(auditEvent(origin, now, 'account.closed', id))
  }
}
