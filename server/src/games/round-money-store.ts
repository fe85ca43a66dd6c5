import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import type { DeskRound, RoundMovement } from './desk-round.ts'

/** The kinds that belong to rounds. */
export const KINDS = ['bet', 'win', 'rollback', 'void', 'void-win']

/** What follows a bet belongs to the bet's round, whatever round its vendor names with it (functions/rounds.sql). */
const movementsStatement = (merchant: string, { memberId, provider, round, beganAt }: DeskRound) =>
  sql`
  with own as (select id, asset from ${accounts} where merchant = ${merchant} and member_id = ${memberId} and kind in ('main', 'owed')),
  since as materialized (
    select t.id, t.kind, t.reference, t.follows, t.at, t.balance, t.detail, sum(e.amount) as amount
    from own join ${entries} e on e.merchant = ${merchant} and e.asset = own.asset and e.account_id = own.id
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

/** What rounds moved of money. */
export interface RoundMoney {
  /** Of one round, in the order in which they were made. */
  movementsOf(merchant: string, round: DeskRound): Promise<readonly RoundMovement[]>
}

export const roundMoney = (db: Database): RoundMoney => ({
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
})
