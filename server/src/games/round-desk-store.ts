import { and, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import { gameRounds } from './schema.ts'

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

type RoundKey = Pick<DeskRound, 'provider' | 'round'>

/** Rounds as staff look for them. Every statement names the merchant. */
export interface RoundDeskStore {
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
  /** Of one round, in the order in which they were made. */
  movementsOf(merchant: string, round: DeskRound): Promise<readonly RoundMovement[]>
  /** In a unit of work, after its money was given back: notes that a round is void. */
  markVoid(merchant: string, key: RoundKey, at: Date): Promise<void>
  /** What games returned of rounds that began then or later, the most staked first. */
  returns(merchant: string, since: Date): Promise<readonly GameReturn[]>
}

/** So many of the latest movements are looked at, whatever they are: what a list costs does not grow with the ledger. */
const LOOKED_AT = 2_000

/** The kinds that belong to rounds. */
const KINDS = ['bet', 'win', 'rollback', 'void', 'void-win']

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

/** What follows a bet belongs to the bet's round, whatever round its vendor names with it (functions/rounds.sql). */
const movementsStatement = (merchant: string, { memberId, provider, round, beganAt }: DeskRound) =>
  sql`
  with own as (select id from ${accounts} where merchant = ${merchant} and member_id = ${memberId} and kind in ('main', 'owed')),
  since as materialized (
    select t.id, t.kind, t.reference, t.follows, t.at, t.balance, t.detail, sum(e.amount) as amount
    from own join ${entries} e on e.merchant = ${merchant} and e.account_id = own.id
    join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id
    where t.at >= ${beganAt.toISOString()}::timestamptz and t.kind in ${KINDS}
    group by t.id, t.kind, t.reference, t.follows, t.at, t.balance, t.detail
  ),
  bets as (select * from since where kind = 'bet' and detail ->> 'provider' = ${provider} and detail ->> 'round' = ${round}),
  followers as (select since.* from since join bets on since.follows = bets.id),
  taken as (select since.* from since join followers on since.follows = followers.id),
  -- A win of nothing has no lines: it is found by the bet that it ends.
  lost as (
    select t.id, t.kind, t.reference, t.follows, t.at, t.balance, t.detail, 0 as amount
    from bets join ${transfers} t on t.merchant = ${merchant} and t.follows = bets.id and t.ends
    where not exists (select 1 from ${entries} e where e.merchant = ${merchant} and e.transfer_id = t.id)
  )
  select m.id, m.kind, m.reference, f.reference as followed, m.amount, m.balance, m.at
  from (select * from bets union all select * from followers union all select * from taken union all select * from lost) m
  left join ${transfers} f on f.merchant = ${merchant} and f.id = m.follows
  order by m.id`

export const roundDeskStore = (db: Database): RoundDeskStore => {
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

    async movementsOf(merchant, round) {
      const rows = await rowsOf<Record<keyof RoundMovement, string | number | null> & { readonly at: string | Date }>(
        db,
        movementsStatement(merchant, round),
      )
      return rows.map(({ id, kind, reference, followed, amount, balance, at }) => ({
        id: Number(id),
        kind: String(kind),
        reference: String(reference),
        followed: followed === null ? null : String(followed),
        amount: Number(amount),
        balance: Number(balance),
        at: new Date(at),
      }))
    },

    async markVoid(merchant, { provider, round }, at) {
      await db
        .update(gameRounds)
        .set({ voidedAt: at, state: 'rolled_back', endedAt: sql`coalesce(${gameRounds.endedAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(gameRounds.merchant, merchant), eq(gameRounds.provider, provider), eq(gameRounds.round, round), isNull(gameRounds.voidedAt)))
    },

    async returns(merchant, since) {
      return await db
        .select({
          game: gameRounds.game,
          vendor: sql<string>`max(${gameRounds.vendor})`,
          rounds: sql<number>`count(*)`.mapWith(Number),
          staked: sql<number>`sum(${gameRounds.staked})`.mapWith(Number),
          won: sql<number>`sum(${gameRounds.won})`.mapWith(Number),
        })
        .from(gameRounds)
        .where(and(eq(gameRounds.merchant, merchant), gte(gameRounds.beganAt, since)))
        .groupBy(gameRounds.game)
        .orderBy(desc(sql`sum(${gameRounds.staked})`), gameRounds.game)
    },
  }
}
