import { HOUR_MS } from '@foyer/contract/time-units'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { reviewWithdrawal, type Reviewed } from '#payments/steps/review-withdrawal.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'

type DecideDeps = Pick<Deps, 'inUnit' | 'clock' | 'newId'>

/** What of a withdrawal staff events keep, before and after an act. */
export const noted = ({ state, amount, waitsFor, people, decision, asideUntil }: StoredWithdrawal) => ({
  state,
  amount,
  waitsFor,
  people,
  decision,
  asideUntil: asideUntil?.toISOString() ?? null,
})

/** The withdrawal before an act. The act itself locks it and looks again. */
export const withdrawalOf = async (unit: Pick<Stores, 'payments'>, merchant: string, id: string): Promise<StoredWithdrawal> => {
  const found = await unit.payments.byId(merchant, id)
  if (found?.kind !== 'withdrawal') throw new OpRefusal('payment.unknown')
  return found
}

/** Passes what was done on; a decision that came too late is refused with the state in which the withdrawal is. */
export const required = (reviewed: Reviewed, { state }: StoredWithdrawal): 'done' | 'owed' => {
  if (reviewed === 'unknown') throw new OpRefusal('payment.unknown')
  if (reviewed === 'decided' || reviewed === 'two people') throw new OpRefusal('payment.decided', { state })
  if (reviewed === 'locked') throw new OpRefusal('act.refused', { code: 'withdrawal.locked' })
  return reviewed
}

/** Lets a withdrawal go on, or asks the second person that it needs. */
export const approve = (deps: DecideDeps): OpService<'payments.approve'> => {
  const review = reviewWithdrawal(deps)
  return async ({ id, reason }, caller) =>
    await deps.inUnit(async unit => {
      const { merchant, person } = caller
      const before = await withdrawalOf(unit, merchant.code, id)
      const about = { kind: 'payment', id } as const
      if (before.people > 1) {
        if (before.state !== 'waiting') throw new OpRefusal('payment.decided', { state: before.state })
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
