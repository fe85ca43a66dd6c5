import { hashOfSeed } from '#fairness/draw.ts'
import type { SeedBook } from '#fairness/seed-book.ts'
import { rulesByCode } from '#games/all-rules.ts'
import type { Move } from '#games/play-round.ts'
import type { Engine } from './engine.ts'
import { movesOf, type Round } from './round.ts'

/** What decides a round, as far as its player may know it: the server seed only after it was replaced. */
export interface ShownRoundSeeds {
  readonly hash: string
  readonly clientSeed: string
  readonly nonce: number
  readonly serverSeed?: string
}

/** A round as its player's page gets it. Amounts in the smallest unit. */
export interface RoundView {
  readonly id: string
  readonly game: string
  /** `waiting`: its bet is being asked for. `ended`: the result stands. `returned`: the bet was taken back, or is being taken back. */
  readonly state: 'waiting' | 'open' | 'ended' | 'refused' | 'returned'
  /** Why the bet was refused; empty otherwise. */
  readonly code: string
  readonly stake: number
  readonly choice: unknown
  readonly moves: readonly Move[]
  /** What the rules show of the state. */
  readonly shown: unknown
  readonly payout: number
  /** Whether the money has moved as it should. */
  readonly isSettled: boolean
  readonly at: number
  /** By the vendor's clock, since the round began, ms. */
  readonly elapsedMs: number
  readonly seeds?: ShownRoundSeeds
}

const STATES = {
  asking: 'waiting',
  open: 'open',
  paying: 'ended',
  closed: 'ended',
  stuck: 'ended',
  refused: 'refused',
  returning: 'returned',
  returned: 'returned',
} as const

export const createRoundView =
  ({ played }: Pick<Engine, 'played'>, seeds: SeedBook, clock: () => Date) =>
  (round: Round): RoundView => {
    const seed = round.seed === null ? undefined : seeds.find(round.seed)
    const step = seed && played(round)
    const isOver = step?.ended === true
    return {
      id: round.id,
      game: round.game,
      state: round.state === 'stuck' && !seed ? 'returned' : STATES[round.state],
      code: round.code,
      stake: round.stake,
      choice: JSON.parse(round.choice),
      moves: movesOf(round),
      shown: step && (isOver ? step.state : rulesByCode.get(round.game)?.visible(step.state)),
      payout: round.payout,
      isSettled: !['asking', 'open', 'paying', 'returning', 'stuck'].includes(round.state),
      at: round.askedAt,
      elapsedMs: round.beganAt === 0 ? 0 : (round.endedAt ?? clock().getTime()) - round.beganAt,
      ...(seed && {
        seeds: {
          hash: hashOfSeed(seed.serverSeed),
          clientSeed: seed.clientSeed,
          nonce: round.nonce ?? 0,
          ...(seed.isRevealed && { serverSeed: seed.serverSeed }),
        },
      }),
    }
  }
