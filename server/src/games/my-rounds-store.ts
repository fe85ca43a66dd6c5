import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { gameRounds } from './schema.ts'

const facts = {
  provider: gameRounds.provider,
  round: gameRounds.round,
  game: gameRounds.game,
  state: gameRounds.state,
  staked: gameRounds.staked,
  won: gameRounds.won,
  beganAt: gameRounds.beganAt,
  endedAt: gameRounds.endedAt,
  voidedAt: gameRounds.voidedAt,
}

/** A round that a member played for money; `game` is our code, sums are in the smallest unit. */
export interface MyRound {
  readonly provider: string
  readonly round: string
  readonly game: string
  readonly state: 'open' | 'closed' | 'rolled_back'
  readonly staked: number
  readonly won: number
  readonly beganAt: Date
  readonly endedAt: Date | null
  /** When staff declared it void. */
  readonly voidedAt: Date | null
}

export interface MyRoundsStore {
  /** The member's rounds, the latest first: those before the one that began at `at` and is named `id`, if one is named. */
  before(owner: Owner, place: { readonly at: Date; readonly id: string } | undefined, limit: number): Promise<readonly MyRound[]>
  /** Undefined also where it is another member's. */
  find(owner: Owner, provider: string, round: string): Promise<MyRound | undefined>
}

export const myRoundsStore = (db: Database): MyRoundsStore => {
  const of = ({ merchant, memberId }: Owner) => and(eq(gameRounds.merchant, merchant), eq(gameRounds.memberId, memberId))
  return {
    before: (owner, place, limit) =>
      db
        .select(facts)
        .from(gameRounds)
        .where(and(of(owner), place && sql`(${gameRounds.beganAt}, ${gameRounds.round}) < (${place.at.toISOString()}::timestamptz, ${place.id})`))
        .orderBy(desc(gameRounds.beganAt), desc(gameRounds.round))
        .limit(limit),

    async find(owner, provider, round) {
      const [found] = await db
        .select(facts)
        .from(gameRounds)
        .where(and(of(owner), eq(gameRounds.provider, provider), eq(gameRounds.round, round)))
      return found
    },
  }
}
