export type Kind = 'deposit' | 'withdrawal'
export type State = 'pending' | 'paid' | 'declined' | 'chargeback'

/** What an account orders. */
export interface Order {
  readonly account: string
  readonly kind: Kind
  readonly reference: string
  /** With all decimals of the currency. */
  readonly amount: string
  readonly currency: string
  readonly callbackUrl: string
  /** Of a deposit: the channel, where the page leads back to, and until when it can be paid. */
  readonly channel?: string
  readonly returnUrl?: string
  readonly expiresAt?: string
  /** Of a withdrawal. */
  readonly to?: { readonly bank: string; readonly number: string; readonly holder: string }
}

/** A callback that was sent, and what it was answered; 0 where nothing answered. */
export interface Sent {
  readonly at: Date
  readonly what: string
  readonly status: number
}

export interface Payment extends Order {
  /** Its own name here, which nobody can guess: it opens the page. */
  readonly id: string
  readonly at: Date
  /** When it came into its state. */
  changedAt: Date
  state: State
  refunded: boolean
  readonly sent: Sent[]
}

/** The same name, with another content than before. */
export class OtherContent extends Error {}
