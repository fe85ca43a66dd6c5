import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { transfers } from '#money/schema.ts'
import type { DeskRound } from './desk-round.ts'
import { KINDS, roundMoney, type RoundMoney } from './round-money-store.ts'
import { gameRounds } from './schema.ts'

type RoundKey = Pick<DeskRound, 'provider' | 'round'>

/** So many of the latest movements are looked at, whatever they are: what a list costs does not grow with the ledger. */
const LOOKED_AT = 2_000

const facts = {
  provider: gameRounds.provider,
  round: gameRounds.round,
  memberId: gameRounds.memberId,
  username: members.username,
  game: gameRounds.game,
  vendor: gameRounds.vendor,
  state: gameRounds.state,
  staked: gameRounds.staked,
  won: gameRounds.won,
  beganAt: gameRounds.beganAt,
  endedAt: gameRounds.endedAt,
  voidedAt: gameRounds.voidedAt,
}

/** Rounds, as staff see them. */
interface DeskRounds {
  /** Rounds of the latest movements, the one that was played last first: at most `limit`. */
  latest(merchant: string, limit: number): Promise<readonly DeskRound[]>
  /** Those with this name at one of the providers, and those to which one of these movements belongs. */
  find(
    merchant: string,
    wanted: {
      readonly round: string
      readonly providers: readonly string[]
      readonly references: readonly string[]
      readonly transfer?: number | undefined
    },
  ): Promise<readonly DeskRound[]>
  byKey(merchant: string, key: RoundKey): Promise<DeskRound | undefined>
  /** In a unit of work, after its money was given back: notes that a round is void. */
  markVoid(merchant: string, key: RoundKey, at: Date): Promise<void>
}

const deskRounds = (db: Database): DeskRounds => {
  const select = (merchant: string) =>
    db
      .select(facts)
      .from(gameRounds)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, gameRounds.memberId)))

  const byKeys = async (merchant: string, keys: readonly RoundKey[]): Promise<readonly DeskRound[]> => {
    if (keys.length === 0) return []
    const isOne = or(...keys.map(({ provider, round }) => and(eq(gameRounds.provider, provider), eq(gameRounds.round, round))))
    return await select(merchant)
      .where(and(eq(gameRounds.merchant, merchant), isOne))
      .orderBy(desc(gameRounds.beganAt), desc(gameRounds.round))
  }

  return {
    async latest(merchant, limit) {
      const keys = await rowsOf<RoundKey>(
        db,
        sql`select provider, round from (
          select t.detail ->> 'provider' as provider, t.detail ->> 'round' as round, max(t.id) as last
          from (select id, detail from ${transfers} where merchant = ${merchant} order by id desc limit ${LOOKED_AT}) t
          where t.detail ->> 'provider' is not null group by 1, 2
        ) as played order by last desc limit ${limit}`,
      )
      return await byKeys(merchant, keys)
    },

    async find(merchant, { round, providers, references, transfer }) {
      // A win belongs to the round of its bet, whatever round its vendor names with it.
      const bet = alias(transfers, 'bet')
      const named = sql`coalesce(${bet.detail}, ${transfers.detail})`
      const moved = await db
        .select({ provider: sql<string | null>`${named} ->> 'provider'`, round: sql<string | null>`${named} ->> 'round'` })
        .from(transfers)
        .leftJoin(bet, and(eq(bet.merchant, merchant), eq(bet.id, transfers.follows), eq(bet.kind, 'bet')))
        .where(
          and(
            eq(transfers.merchant, merchant),
            or(
              and(inArray(transfers.kind, KINDS), inArray(transfers.reference, [...references])),
              transfer === undefined ? undefined : eq(transfers.id, transfer),
            ),
          ),
        )
      return await byKeys(merchant, [
        ...providers.map(provider => ({ provider, round })),
        ...moved.flatMap(one => (one.provider === null || one.round === null ? [] : [{ provider: one.provider, round: one.round }])),
      ])
    },

    async byKey(merchant, key) {
      const [found] = await byKeys(merchant, [key])
      return found
    },

    async markVoid(merchant, { provider, round }, at) {
      await db
        .update(gameRounds)
        .set({ voidedAt: at, state: 'rolled_back', endedAt: sql`coalesce(${gameRounds.endedAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(gameRounds.merchant, merchant), eq(gameRounds.provider, provider), eq(gameRounds.round, round), isNull(gameRounds.voidedAt)))
    },
  }
}

/** Rounds as staff look for them. Every statement names the merchant. */
export interface RoundDeskStore extends RoundMoney, DeskRounds {}

export const roundDeskStore = (db: Database): RoundDeskStore => ({ ...roundMoney(db), ...deskRounds(db) })
