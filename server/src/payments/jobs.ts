import type { Deps } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { createWallet } from '#money/wallet.ts'
import { jobKinds } from './job-kinds.ts'
import { followPayment } from './steps/follow-payment.ts'
import { ledgerReference, receivedReference } from './steps/ledger-reference.ts'

/** Follows a payment to its end (docs/payments.md). */
export const followPaymentWork = (deps: Parameters<typeof followPayment>[0]): JobWork => {
  const follow = followPayment(deps)
  return handleJob(jobKinds.followPayment, ({ merchant, payload }) => follow(merchant, payload.id))
}

/** Asks the provider to send a deposit back that may not be credited, and books that it was. */
export const refundDepositWork = ({ merchants, paymentsOf, stores, clock }: Pick<Deps, 'merchants' | 'paymentsOf' | 'stores' | 'clock'>): JobWork => {
  const wallet = createWallet({ clock })
  return handleJob(jobKinds.refundDeposit, async ({ merchant: code, payload }) => {
    const merchant = merchants.byCode(code)
    const provider = merchant && paymentsOf(merchant)
    if (!provider) throw new Error(`${code} has no payment provider to send a deposit back by`)
    await provider.refund(payload.id, merchant)
    const deposit = await stores.payments.byId(code, payload.id)
    if (!deposit?.fullyBooked) return
    const { memberId, id } = deposit
    const [reference, followed] = [`${ledgerReference(deposit)}:refunded`, receivedReference(deposit)]
    await wallet.refund(stores, { merchant, memberId, reference, followed, detail: { payment: id } })
  })
}
