import type { Owner } from '#kernel/owner-of.ts'
import { pageOfRows } from '#kernel/page-of-rows.ts'
import type { PaymentStore } from './stored/payment-store.ts'
import type { StoredPayment } from './stored/stored-payment.ts'

/** One page of a member's payments of a kind, the latest first. */
export const pageOfPayments = <Kind extends StoredPayment['kind']>(payments: PaymentStore, owner: Owner, kind: Kind, after: string | undefined) =>
  pageOfRows(
    after,
    (limit, place) => payments.list(owner, kind, limit, place && { createdAt: place.at, id: place.id }),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  )
