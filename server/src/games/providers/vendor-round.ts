/** What the provider says of a round. */
export interface VendorRound {
  readonly round: string
  readonly game: string
  readonly player: string
  readonly state: 'open' | 'closed' | 'rolled_back'
  /** In the currency's smallest unit. */
  readonly staked: number
  readonly won: number
  readonly currency: string
  readonly beganAt: Date
  readonly endedAt: Date | undefined
  /** The provider's page that shows the round again. */
  readonly replayUrl: string | undefined
  /** What else it says, for support and for the check of fairness. */
  readonly detail: Readonly<Record<string, unknown>>
}

/** A movement of money that the provider believes to have taken place. */
export interface VendorTransaction {
  readonly transaction: string
  readonly kind: 'bet' | 'win' | 'rollback'
  /** The bet that it follows. */
  readonly bet: string | undefined
  readonly round: string
  readonly player: string
  /** In the currency's smallest unit; undefined of a rollback. */
  readonly amount: number | undefined
  readonly currency: string
  readonly at: Date
}

/** A part of the provider's list. */
export interface TransactionPage {
  readonly transactions: readonly VendorTransaction[]
  /** Where the next part begins; undefined if this is the last one. */
  readonly next: string | undefined
}
