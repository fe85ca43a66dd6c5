import type { Deps } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { createWallet } from '#money/wallet.ts'
import { jobKinds } from '#payments/job-kinds.ts'
import { receivedReference } from './ledger-reference.ts'
import { chargeOf } from './payment-sums.ts'

/** A deposit that arrived but may not be credited goes back to its payer. */
export const refuseDeposit = ({ inUnit, clock }: Pick<Deps, 'inUnit' | 'clock'>) => {
  const wallet = createWallet({ clock })

  return async (merchant: Merchant, reference: string, reason: string): Promise<void> =>
    await inUnit(async unit => {
      const payment = await unit.payments.lock(merchant.code, reference)
      if (!payment || payment.state === 'paid' || payment.reason !== null) return
      const { memberId, id } = payment
      const amount = chargeOf(payment)
      await wallet.receive(unit, { merchant, memberId, amount, reference: receivedReference(payment), detail: { payment: id, reason } })
      await unit.payments.change(payment, { state: 'declined', reason, changedAt: clock() })
      await unit.jobs.add(jobKinds.refundDeposit, {
        merchant: merchant.code,
        payload: { id: payment.id },
        dueAt: clock(),
        provider: 'payment',
      })
    })
}
