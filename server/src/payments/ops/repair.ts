import { HOUR_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import { currencyFacts } from '#kernel/ops/currency-facts.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { Named } from '#payments/stored/payment-desk-store.ts'
import type { StoredPayment } from '#payments/stored/stored-payment.ts'

/** A withdrawal is stuck where nothing became of it for so long, a deposit so long after its time, ms. */
const WITHDRAWAL_STUCK_MS = HOUR_MS
const DEPOSIT_STUCK_MS = HOUR_MS / 4
/** Payments that a list shows. */
const LISTED = 200

const lineOf = ({ id, kind, state, memberId, username, amount, fee, createdAt, changedAt }: Named<StoredPayment>) => ({
  id,
  kind,
  state,
  member: { id: memberId, username },
  amount,
  fee,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

/** Payments that should have ended by now. */
export const stuck =
  ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): OpService<'payments.stuck'> =>
  async (_request, { merchant }) => {
    const now = clock().getTime()
    const before = { changed: new Date(now - WITHDRAWAL_STUCK_MS), expired: new Date(now - DEPOSIT_STUCK_MS) }
    const found = await stores.paymentDesk.stuck(merchant.code, before, LISTED)
    return {
      ...currencyFacts(merchant),
      items: found.map(one => ({ ...lineOf(one), checks: one.checks, triedAt: one.triedAt?.toISOString() ?? null })),
    }
  }

/** Payments that the company contradicts. */
export const contradictions =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'payments.contradictions'> =>
  async (_request, { merchant }) => {
    const found = (await stores.payments.contradicted(merchant.code)).slice(0, LISTED)
    const names = new Map<string, string>()
    for (const memberId of new Set(found.map(one => one.memberId)))
      names.set(memberId, (await stores.members.byId(merchant.code, memberId))?.username ?? '')
    return {
      ...currencyFacts(merchant),
      items: found.map(one => ({ ...lineOf({ ...one, username: names.get(one.memberId) ?? '' }), says: one.contradiction ?? '' })),
    }
  }

/** Writes down what a contradiction was. */
export const resolve =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'payments.resolve'> =>
  async ({ id, reason }, caller) =>
    await inUnit(async unit => {
      const { merchant, person } = caller
      const payment = await unit.payments.lock(merchant.code, id)
      if (!payment) throw new OpRefusal('payment.unknown')
      if (payment.contradiction === null) throw new OpRefusal('payment.decided', { state: payment.state })
      if (payment.resolved === null) await unit.payments.change(payment, { resolved: `${person.login}: ${reason}` })
      await caller.record(unit, { about: { kind: 'payment', id }, before: { contradiction: payment.contradiction, state: payment.state }, reason })
      return {}
    })
