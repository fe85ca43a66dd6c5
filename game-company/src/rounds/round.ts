import type { Move } from '#games/play-round.ts'

/**
 * Where a round stands.
 * - `asking`: the bet is being asked for. What becomes of it is not known: after a crash it is taken back.
 * - `refused`: the bet was refused. Nothing moved.
 * - `returning`: the bet is being taken back, until the platform has said what became of it; then `returned`.
 * - `open`: the bet was made; the player may act.
 * - `paying`: the round has ended; what it pays, which may be nothing, is being handed over, until it was; then `closed`.
 * - `stuck`: the platform refused for good what it must accept. Nothing more happens until a person has looked.
 */
export type RoundState = 'asking' | 'refused' | 'returning' | 'returned' | 'open' | 'paying' | 'closed' | 'stuck'

/** A round as it is stored. Amounts in the smallest unit, times in ms since 1970, 0 where they have not come. */
export interface Round {
  readonly id: string
  readonly launch: string
  /** The page's own name for its request, so that a request that is sent again starts no second round. */
  readonly request: string
  readonly account: string
  readonly player: string
  readonly game: string
  readonly mode: 'real' | 'trial'
  readonly currency: string
  readonly decimals: number
  readonly stake: number
  /** JSON. */
  readonly choice: string
  /** JSON, see `Move`. */
  readonly moves: string
  readonly state: RoundState
  /** Why the bet was refused, or what is stuck. */
  readonly code: string
  readonly seed: number | null
  readonly nonce: number | null
  readonly payout: number
  readonly askedAt: number
  readonly beganAt: number
  /** When the clock ends it, of a game that it ends. */
  readonly endsAt: number | null
  readonly endedAt: number | null
}

/** A round, and the balance after it where the wallet has just said it. */
export interface Outcome {
  readonly round: Round
  readonly balance?: number
}

export const movesOf = (round: Pick<Round, 'moves'>): readonly Move[] => JSON.parse(round.moves) as readonly Move[]

/** The names of a round's movements of money. */
export const betOf = (round: Pick<Round, 'id'>): string => `${round.id}-bet`
export const winOf = (round: Pick<Round, 'id'>): string => `${round.id}-win`
export const rollbackOf = (round: Pick<Round, 'id'>): string => `${round.id}-back`
