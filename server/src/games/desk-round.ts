/** A round as staff see it; sums are in the smallest unit. */
export interface DeskRound {
  readonly provider: string
  readonly round: string
  readonly memberId: string
  readonly username: string
  readonly game: string
  readonly vendor: string
  readonly state: 'open' | 'closed' | 'rolled_back'
  readonly staked: number
  readonly won: number
  readonly beganAt: Date
  readonly endedAt: Date | null
  readonly voidedAt: Date | null
}

/** A movement that belongs to a round. */
export interface RoundMovement {
  readonly id: number
  readonly kind: string
  readonly reference: string
  readonly followed: string | null
  /** Of the member's account: below 0 where it left it. */
  readonly amount: number
  /** What was answered. */
  readonly balance: number
  readonly at: Date
}

export interface GameReturn {
  readonly game: string
  readonly vendor: string
  readonly rounds: number
  readonly staked: number
  readonly won: number
}
