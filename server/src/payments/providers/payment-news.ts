export type PaymentKind = 'deposit' | 'withdrawal'

/**
 * How a payment that was paid was taken back: a deposit by the payer's bank (`chargeback`, `reversed`) or by the company (`refunded`); a withdrawal that
 * did not reach its account.
 */
export type TakenBack = 'chargeback' | 'reversed' | 'refunded'

/** What a payment came to at the provider. `pending` is not decided yet; the others are. */
export type PaymentOutcome = 'pending' | 'paid' | 'declined' | TakenBack

/** What the provider says of a payment, in a callback or when it is asked. */
export interface PaymentNews {
  readonly kind: PaymentKind
  readonly reference: string
  readonly outcome: PaymentOutcome
  /** In the currency's smallest unit. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  /** The provider's own name for the payment. */
  readonly providerId: string
}

/** A payment as the provider's list has it. */
export interface ListedPayment extends PaymentNews {
  /** When it came into its state. */
  readonly at: Date
}

/** A part of the provider's list. */
export interface ListedPayments {
  readonly payments: readonly ListedPayment[]
  /** Names the next part, if there is one. */
  readonly next: string | undefined
  /** Since when the list is complete, where the provider keeps no older payments. */
  readonly completeSince: Date | undefined
}
