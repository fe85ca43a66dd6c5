import type { PaymentOutcome } from '#payments/providers/payment-news.ts'
import type { StoredPayment } from '#payments/stored/stored-payment.ts'

/** Who says it: a callback, or the provider's answer when it was asked. */
export type Source = 'callback' | 'status'

/**
 * What follows from what a provider says of a payment (docs/payments.md, States):
 * - `note`: the provider has it; `pay`: money moves into the balance, or leaves for good; `decline`: it does not, and what was held comes back
 * - `take back`: the money that was paid left again, or came back
 * - `ask`: it contradicts what was said before, so the provider is asked
 * - `nothing`: it says nothing new
 * - `contradiction`: the money has moved already and cannot be taken back: people must look at it
 */
export type Step = 'note' | 'pay' | 'decline' | 'take back' | 'ask' | 'nothing' | 'contradiction'

type Standing = Pick<StoredPayment, 'kind' | 'state' | 'reason' | 'takenBack'>

const openStep = (outcome: PaymentOutcome): Step => (outcome === 'paid' ? 'pay' : outcome === 'pending' ? 'note' : 'decline')

export const stepFor = ({ state, reason, takenBack }: Standing, outcome: PaymentOutcome, source: Source): Step => {
  switch (state) {
    case 'created':
    case 'held':
      return openStep(outcome)
    case 'waiting':
      // The provider was not given it.
      return outcome === 'paid' ? 'contradiction' : 'nothing'
    case 'pending':
    case 'sent':
      return outcome === 'pending' ? 'nothing' : openStep(outcome)
    case 'declined':
    case 'expired':
      // What a rule kept from the balance goes back to the payer: it was paid, and that is known.
      if (outcome !== 'paid' || reason !== null) return 'nothing'
      // The money came after all. An old callback can say so too; the provider's own answer decides.
      return source === 'status' ? 'pay' : 'ask'
    case 'paid':
      if (outcome === 'declined') return 'contradiction'
      return outcome === 'pending' || outcome === 'paid' || takenBack !== null ? 'nothing' : 'take back'
    case 'returned':
      return outcome === 'paid' ? 'contradiction' : 'nothing'
  }
}
