export interface PlayPause {
  readonly kind: 'break' | 'exclusion'
  readonly since: Date
  /** Null: without end. */
  readonly until: Date | null
  /** From when the member may play again; null while a self-exclusion was not ended by the member. */
  readonly endsAt: Date | null
}

/** A member's money since the account was opened, in the smallest unit. */
export interface PlayPosition {
  readonly paidIn: number
  readonly takenOut: number
  /** The balance, with what waits to be paid out. */
  readonly here: number
}

/** Bets and wins of a time, in the smallest unit; what was rolled back is in neither. */
export interface PlaySums {
  readonly staked: number
  readonly won: number
}
