import Type from 'typebox'
import { declareJobs, type Lane } from '#kernel/jobs/job-kind.ts'

/** What payment providers are asked. A slow provider must keep neither messages waiting nor the payments of another merchant. */
const PAYMENTS: Lane = { name: 'payments', atOnce: 10, ofOne: 5 }

export const jobKinds = declareJobs({
  /** One day of payments beside the payment provider's own list, which may be down for hours. Moments are ISO 8601, `until` is not included. */
  comparePayments: { lane: { name: 'payment-lists', atOnce: 1 }, payload: Type.Object({ since: Type.String(), until: Type.String() }) },
  /** Sends a withdrawal to the payment provider, and asks what became of a payment. */
  followPayment: { lane: PAYMENTS, payload: Type.Object({ id: Type.String() }) },
  /** Sends a deposit back that arrived but may not be credited. */
  refundDeposit: { lane: PAYMENTS, payload: Type.Object({ id: Type.String() }) },
})
