/** What is known of the member of a withdrawal, in the currency's smallest unit. */
export interface PayoutFacts {
  readonly lastDeposit: { readonly amount: number; readonly at: Date } | undefined
  /** Since the latest deposit: bets without those rolled back, their number, and wins. */
  readonly staked: number
  readonly bets: number
  readonly won: number
  readonly paidOut: number
  readonly payouts: number
  /** Withdrawals that were paid to the same account. */
  readonly paidTo: number
  /** Other members with the same bank account. */
  readonly sharedWith: number
}
