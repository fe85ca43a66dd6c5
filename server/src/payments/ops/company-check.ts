import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { settlePayment } from '#payments/steps/settle.ts'

/** Asks the company what became of a payment, and does what follows from its answer. */
export const askCompany = (deps: Pick<Deps, 'inUnit' | 'stores' | 'clock' | 'log' | 'paymentsOf'>): OpService<'payments.askCompany'> => {
  const settle = settlePayment(deps)
  return async ({ id }, caller) => {
    const { merchant } = caller
    const payment = await deps.stores.payments.byId(merchant.code, id)
    const provider = deps.paymentsOf(merchant)
    if (!payment) throw new OpRefusal('payment.unknown')
    // A company that was never given it has nothing to say.
    if (!provider || payment.state === 'waiting') throw new OpRefusal('payment.company.silent')
    const about = { kind: 'payment', id } as const
    const news = await provider.status(payment.kind, id, merchant).catch((error: unknown) => {
      deps.log.warn({ err: error, merchant: merchant.code, payment: id }, 'a payment provider could not be asked')
      throw new OpRefusal('payment.company.silent')
    })
    if (news) await settle(merchant, news, 'status')
    const after = await deps.stores.payments.byId(merchant.code, id)
    await deps.inUnit(unit =>
      caller.record(unit, { about, before: { state: payment.state }, after: { state: after?.state, says: news?.outcome ?? null } }),
    )
    return { says: news?.outcome ?? null, state: after?.state ?? payment.state }
  }
}

/** Asks a second person to give the money of a withdrawal back that the company does not pay. */
export const giveBack =
  ({ inUnit }: Pick<Deps, 'inUnit'>): OpService<'payments.giveBack'> =>
  async ({ id, reason }, caller) =>
    await inUnit(async unit => {
      const payment = await unit.payments.byId(caller.merchant.code, id)
      if (payment?.kind !== 'withdrawal') throw new OpRefusal('payment.unknown')
      if (payment.state !== 'held' && payment.state !== 'sent') throw new OpRefusal('payment.decided', { state: payment.state })
      const { id: approval } = await caller.ask(unit, { kind: 'payments.giveBack', content: { id }, reason })
      await caller.record(unit, { about: { kind: 'payment', id }, before: { state: payment.state, amount: payment.amount }, reason })
      return { approval }
    })
