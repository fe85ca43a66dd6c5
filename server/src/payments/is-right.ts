import { currencyCode } from '@foyer/texts/format'
import type { ListedPayment } from '#payments/providers/payment-news.ts'
import { chargeOf } from '#payments/steps/payment-sums.ts'
import type { StoredPayment } from '#payments/stored/stored-payment.ts'

/** The provider's clock may differ from ours by so much (docs/payment-providers.md, The signature), ms. */
export const CLOCKS_MS = 300_000

/** Whether a payment's state here is one to which what the provider says of it leads. */
const agrees = ({ kind, state, reason, takenBack }: StoredPayment, { outcome }: ListedPayment): boolean => {
  switch (outcome) {
    case 'paid':
      // What a rule kept from the balance is on its way back to the payer.
      return state === 'paid' || (kind === 'deposit' && state === 'declined' && reason !== null)
    case 'declined':
      return state === 'declined' || state === 'expired' || state === 'returned'
    case 'chargeback':
    case 'reversed':
    case 'refunded':
      return takenBack === outcome || (state !== 'paid' && (state === 'returned' || kind === 'deposit'))
    case 'pending':
      return state !== 'paid' && state !== 'returned'
  }
}

export const isRight = (payment: StoredPayment | undefined, listed: ListedPayment): boolean =>
  payment !== undefined &&
  payment.kind === listed.kind &&
  chargeOf(payment) === listed.amount &&
  currencyCode(payment.currency) === listed.currency &&
  agrees(payment, listed)
