/** A ticket that won. */
export interface Winner {
  readonly number: number
  readonly memberId: string
  readonly username: string
  readonly numbers: string
  readonly prize: number
}

/** What the latest settled draws of a lottery came to; sums in the smallest unit. */
export interface DrawnReturn {
  readonly draws: number
  readonly staked: number
  readonly won: number
}
