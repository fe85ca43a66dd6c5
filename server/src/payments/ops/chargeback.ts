import { currencyCode } from '@foyer/texts/format'
import type { Deps } from '#kernel/deps.ts'
import type { ApprovalAct, ApprovalFacts } from '#kernel/ops/approval-act.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { chargeOf } from '#payments/steps/payment-sums.ts'
import { settlePayment } from '#payments/steps/settle.ts'
import { balancesOf } from './correction-lines.ts'

/** Asks a second person to book that a deposit was taken back. */
export const chargeback =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'ledger.chargeback'> =>
  async ({ paymentId, reason }, caller) =>
    await inUnit(async unit => {
      const payment = await unit.payments.byId(caller.merchant.code, paymentId)
      if (!payment) throw new OpRefusal('payment.unknown')
      if (payment.state !== 'paid' || payment.takenBack !== null)
        throw new OpRefusal('payment.decided', { state: payment.takenBack ?? payment.state })
      const { id: approval } = await caller.ask(unit, { kind: 'ledger.chargeback', content: { paymentId, reason }, reason })
      await caller.record(unit, { about: { kind: 'payment', id: paymentId }, before: { state: payment.state, amount: payment.amount }, reason })
      return { approval }
    })

/** The second person books it, as the company's own word does (docs/payments.md, What is taken back). */
export const chargebackApproval = ({ clock, log }: Pick<Deps, 'clock' | 'log'>): ApprovalAct<'ledger.chargeback'> => ({
  async facts(stores, { paymentId }, merchant): Promise<ApprovalFacts> {
    const payment = await stores.payments.byId(merchant, paymentId)
    if (!payment) throw new OpRefusal('payment.unknown')
    const { main, held, owed } = await balancesOf(stores, merchant, payment.memberId)
    const { kind, state, amount, takenBack, memberId } = payment
    const member = await stores.members.byId(merchant, memberId)
    return { payment: paymentId, kind, state, amount, takenBack, member: member?.username ?? '', balance: main, held, owed: Math.abs(owed) }
  },
  sealed: ['payment', 'kind', 'state', 'amount', 'takenBack', 'member'],
  async carryOut(unit, { paymentId, reason }, caller) {
    const { merchant } = caller
    const payment = await unit.payments.byId(merchant.code, paymentId)
    if (!payment) throw new OpRefusal('payment.unknown')
    const settle = settlePayment({ inUnit: work => work(unit), clock, log })
    const news = {
      kind: payment.kind,
      reference: paymentId,
      outcome: 'chargeback',
      amount: chargeOf(payment),
      currency: currencyCode(payment.currency),
      providerId: payment.providerId ?? '',
    } as const
    if ((await settle(merchant, news, 'status')) !== 'take back')
      throw new OpRefusal('payment.decided', { state: payment.takenBack ?? payment.state })
    const after = await balancesOf(unit, merchant.code, payment.memberId)
    await caller.record(unit, {
      about: { kind: 'payment', id: paymentId },
      event: 'ledger.charged-back',
      before: { state: payment.state },
      after,
      reason,
    })
  },
})
