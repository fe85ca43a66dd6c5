import type { ShownSeeds } from '#fairness/seed-book.ts'
import type { RoundView } from '#rounds/round-view.ts'
import type { Stakes } from '#rounds/stakes.ts'

/** What a page learns when it opens. Amounts in the smallest unit. */
export interface Opened {
  readonly game: string
  readonly mode: 'real' | 'trial'
  readonly currency: string
  readonly decimals: number
  readonly language: string
  readonly balance: number | null
  readonly stakes: Stakes
  /** The least time between two rounds, ms. */
  readonly roundMs: number
  readonly returnToPlayer: number
  /** Of the choice that returns least, at the lowest stake. */
  readonly leastReturn: number
  /** Of the page around the game, which alone is told what happens. */
  readonly lobbyOrigin: string
  /** Whether the platform has pages for all that was played, and for a deposit. */
  readonly hasHistory: boolean
  readonly hasCashier: boolean
  readonly seeds: ShownSeeds
  /** What was open when the page was left; it goes on. */
  readonly round: RoundView | null
  /** The last rounds that have ended, the latest first. */
  readonly last: readonly RoundView[]
}

export interface Played {
  readonly round: RoundView
  /** Where the wallet has just said it. */
  readonly balance?: number
}

/** Why a request was not done. `waitMs` of `TOO_SOON`. */
export interface Refused {
  readonly error:
    | 'REQUEST_INVALID'
    | 'LAUNCH_UNKNOWN'
    | 'SESSION_EXPIRED'
    | 'ROUND_OPEN'
    | 'TOO_SOON'
    | 'ROUND_UNKNOWN'
    | 'MOVE_REFUSED'
    | 'WALLET_DOWN'
  readonly waitMs?: number
}
