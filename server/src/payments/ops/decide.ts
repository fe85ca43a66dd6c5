import { HOUR_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { reviewWithdrawal } from '#payments/steps/review-withdrawal.ts'
import { withdrawalOf, noted, required } from './decided-withdrawal.ts'

type DecideDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId'>

/** Lets a withdrawal go on, or asks the second person that it needs. */
export const approve = (deps: DecideDeps): OpService<'payments.approve'> => {
  const review = reviewWithdrawal(deps)
  return async ({ id, reason }, caller) =>
    await deps.inUnit(async unit => {
      const { merchant, person } = caller
      const before = await withdrawalOf(unit, merchant.code, id)
      const about = { kind: 'payment', id } as const
      if (before.people > 1) {
        // Of two requests at the same moment the second one finds the approval of the first.
        const locked = await unit.payments.lock(merchant.code, id)
        if (locked?.state !== 'waiting') throw new OpRefusal('payment.decided', { state: locked?.state ?? before.state })
        const { id: approval } = await caller.ask(unit, { kind: 'payments.withdrawal', content: { id }, reason })
        await caller.record(unit, { about, event: 'payment.second-asked', before: noted(before), reason })
        return { outcome: 'asked', approval }
      }
      const became = required(await review.approve(unit, { merchant, id, by: person.id }), before)
      const after = await withdrawalOf(unit, merchant.code, id)
      await caller.record(unit, { about, before: noted(before), after: noted(after), reason })
      return { outcome: became === 'owed' ? 'returned' : 'approved', approval: null }
    })
}

/** Gives the money back to the member, who reads why. */
export const refuse = (deps: DecideDeps): OpService<'payments.refuse'> => {
  const review = reviewWithdrawal(deps)
  return async ({ id, why, reason }, caller) =>
    await deps.inUnit(async unit => {
      const { merchant, person } = caller
      const before = await withdrawalOf(unit, merchant.code, id)
      required(await review.refuse(unit, { merchant, id, by: person.id, reason: why }), before)
      const after = await withdrawalOf(unit, merchant.code, id)
      await caller.record(unit, { about: { kind: 'payment', id }, before: noted(before), after: { ...noted(after), why }, reason })
      return {}
    })
}

/** Puts a withdrawal aside, or back into the queue. */
export const hold = (deps: DecideDeps): OpService<'payments.hold'> => {
  const review = reviewWithdrawal(deps)
  return async ({ id, hours, reason }, caller) =>
    await deps.inUnit(async unit => {
      const { merchant, person } = caller
      const before = await withdrawalOf(unit, merchant.code, id)
      const until = hours > 0 ? new Date(deps.clock().getTime() + hours * HOUR_MS) : null
      required(await review.putAside(unit, { merchant, id, by: person.id, until, reason }), before)
      await caller.record(unit, {
        about: { kind: 'payment', id },
        before: noted(before),
        after: { ...noted(before), asideUntil: until?.toISOString() ?? null },
        reason,
      })
      return { until: until?.toISOString() ?? null }
    })
}
