export interface RewardClaim {
  readonly promotionId: string
  readonly turn: string
  readonly points: number
  /** The play credit that it gave, in the smallest unit. */
  readonly credit: number | null
  /** The lottery of which it gave a ticket. */
  readonly ticket: string | null
  readonly claimedAt: Date
}

/** What a member did on one day of the merchant; sums in the smallest unit. */
export interface MemberDay {
  /** YYYY-MM-DD */
  readonly day: string
  readonly deposits: number
  readonly deposited: number
  readonly bets: number
  readonly staked: number
}
