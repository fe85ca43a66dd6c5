import { pagePaths } from '@foyer/contract/page-paths'
import type { RefusalReason } from '@foyer/contract/payments/withdrawals'
import type { Deps, Stores } from '#kernel/deps.ts'
import { owedBy } from '#money/recover.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'
import { queuePushTo } from '#push/queue-push.ts'
import { followJob } from './follow-job.ts'
import { giveBack } from './give-back.ts'
import type { Wish, Reviewed } from './reviewed.ts'

/**
 * What staff decide about a withdrawal that waits for them (docs/payments.md, Approval). Each is a part of a unit of work that the caller began, in which
 * also its trace is written; the member is locked first and the payment second, as by a deposit that is taken back.
 */
export const reviewWithdrawal = ({ clock, newId }: Pick<Deps, 'clock' | 'newId'>) => {
  const giveBackHeld = giveBack({ clock })
  const push = queuePushTo({ clock, newId })

  const locked = async (unit: Stores, { merchant, id }: Wish): Promise<StoredWithdrawal | undefined> => {
    const seen = await unit.payments.byId(merchant.code, id)
    if (seen?.kind !== 'withdrawal') return undefined
    await unit.safePlay.lock(seen)
    const payment = await unit.payments.lock(merchant.code, id)
    return payment?.kind === 'withdrawal' ? payment : undefined
  }

  return {
    /** The job that sends it is queued with the decision, so that nothing is lost between the two. `askedBy`: of two people the one who asked for it. */
    async approve(unit: Stores, wish: Wish & { readonly askedBy?: string }): Promise<Reviewed> {
      const { merchant, by, askedBy } = wish
      const withdrawal = await locked(unit, wish)
      if (!withdrawal) return 'unknown'
      if (withdrawal.decision === 'approved') return 'done'
      if (withdrawal.state !== 'waiting') return 'decided'
      if (withdrawal.people > 1 && (askedBy === undefined || askedBy === by)) return 'two people'
      if (await unit.locks.holds(withdrawal, 'withdrawal', clock())) return 'locked'
      if ((await owedBy(unit, merchant.code, withdrawal.memberId)) > 0) {
        await giveBackHeld(unit, merchant, withdrawal, { reason: 'owed' })
        return 'owed'
      }
      const now = clock()
      const decided = { decision: 'approved', decidedBy: by, decidedAt: now, ...(askedBy !== undefined && { askedBy }) } as const
      await unit.payments.change(withdrawal, { state: 'held', ...decided, asideUntil: null, changedAt: now })
      await followJob(unit, withdrawal, now)
      return 'done'
    },

    /** The money comes back at once, and the member hears of it. */
    async refuse(unit: Stores, wish: Wish & { readonly reason: RefusalReason }): Promise<Reviewed> {
      const { merchant, id, by, reason } = wish
      const withdrawal = await locked(unit, wish)
      if (!withdrawal) return 'unknown'
      if (withdrawal.decision === 'refused') return 'done'
      if (withdrawal.state !== 'waiting') return 'decided'
      await giveBackHeld(unit, merchant, withdrawal, { reason, by: { decision: 'refused', decidedBy: by, decidedAt: clock() } })
      await push(unit, withdrawal, {
        kind: 'messages',
        says: { text: 'push_withdrawal_refused', values: {} },
        path: pagePaths.withdrawal(id),
      })
      return 'done'
    },

    /** Puts it aside until a moment, or with null back into the queue; the money stays held, and it can be decided meanwhile. */
    async putAside(unit: Stores, wish: Wish & { readonly until: Date | null; readonly reason: string }): Promise<Reviewed> {
      const withdrawal = await locked(unit, wish)
      if (!withdrawal) return 'unknown'
      if (withdrawal.state !== 'waiting') return 'decided'
      await unit.payments.change(withdrawal, { asideUntil: wish.until, asideBy: wish.by, asideReason: wish.reason })
      return 'done'
    },
  }
}
