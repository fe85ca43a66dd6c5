import type { Stores } from '#kernel/deps.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { Reviewed } from '#payments/steps/reviewed.ts'
import type { StoredWithdrawal } from '#payments/stored/stored-payment.ts'

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
