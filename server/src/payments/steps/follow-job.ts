import type { Stores } from '#kernel/deps.ts'
import { jobKinds } from '#payments/job-kinds.ts'
import type { StoredPayment } from '#payments/stored/stored-payment.ts'

/**
 * Queues the work that asks the provider for a payment. It has no order: one that is due now must not wait for one that is planned for later,
 * and two at once do no harm, because the payment's row is locked where something follows from the answer.
 */
export const followJob = async (
  { jobs }: Pick<Stores, 'jobs'>,
  { merchant, id }: Pick<StoredPayment, 'merchant' | 'id'>,
  dueAt: Date,
): Promise<void> => await jobs.add(jobKinds.followPayment, { merchant, payload: { id }, dueAt, provider: 'payment' })
