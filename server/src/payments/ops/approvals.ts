import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct } from '#kernel/ops/approval-act.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { giveBack } from '#payments/steps/give-back.ts'
import { reviewWithdrawal } from '#payments/steps/review-withdrawal.ts'
import { noted, required, withdrawalOf } from './decided-withdrawal.ts'
import { factsOf } from './withdrawal-facts.ts'

type ApprovalDeps = Pick<Deps, 'clock' | 'newId'>

/** The second person lets a large withdrawal go on. */
export const withdrawalApproval = (deps: ApprovalDeps): ApprovalAct<'payments.withdrawal'> => {
  const review = reviewWithdrawal(deps)
  return {
    async facts(stores, { id }, merchant) {
      const withdrawal = await withdrawalOf(stores, merchant, id)
      if (withdrawal.state !== 'waiting') throw new OpRefusal('payment.decided', { state: withdrawal.state })
      return await factsOf(stores, withdrawal, deps.clock())
    },
    // What is owed would send it back; an account that was removed is one that the member does not want to be paid out to.
    sealed: ['withdrawal', 'amount', 'fee', 'currency', 'account', 'accountRemoved', 'owed', 'withdrawalsLocked'],
    async carryOut(unit, { id }, caller, maker) {
      const { merchant, person } = caller
      const before = await withdrawalOf(unit, merchant.code, id)
      required(await review.approve(unit, { merchant, id, by: person.id, askedBy: maker }), before)
      const after = await withdrawalOf(unit, merchant.code, id)
      await caller.record(unit, { about: { kind: 'payment', id }, event: 'payment.approved', before: noted(before), after: noted(after) })
    },
  }
}

/** The second person gives the money of a withdrawal back that the company does not pay. */
export const giveBackApproval = ({ clock }: Pick<Deps, 'clock'>): ApprovalAct<'payments.giveBack'> => {
  const giveBackHeld = giveBack({ clock })
  return {
    async facts(stores, { id }, merchant) {
      const withdrawal = await withdrawalOf(stores, merchant, id)
      if (withdrawal.state !== 'held' && withdrawal.state !== 'sent') throw new OpRefusal('payment.decided', { state: withdrawal.state })
      return { ...(await factsOf(stores, withdrawal, clock())), checks: withdrawal.checks, contradiction: withdrawal.contradiction }
    },
    sealed: ['withdrawal', 'state', 'amount', 'currency'],
    async carryOut(unit, { id }, caller) {
      const { merchant, person } = caller
      const seen = await withdrawalOf(unit, merchant.code, id)
      await unit.safePlay.lock(seen)
      const locked = await unit.payments.lock(merchant.code, id)
      if (locked?.kind !== 'withdrawal' || (locked.state !== 'held' && locked.state !== 'sent'))
        throw new OpRefusal('payment.decided', { state: locked?.state ?? '' })
      await giveBackHeld(unit, merchant, locked)
      // What the company says from now on is a contradiction again.
      if (locked.contradiction !== null) await unit.payments.change(locked, { resolved: `${person.login}: given back` })
      await caller.record(unit, { about: { kind: 'payment', id }, event: 'payment.given-back', before: noted(locked), after: { state: 'returned' } })
    },
  }
}
