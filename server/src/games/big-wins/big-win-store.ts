import { sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { entries, transfers } from '#money/schema.ts'

/** A win that was larger than the bet that it follows. */
export interface BigWin {
  readonly username: string
  /** In the smallest unit. */
  readonly amount: number
  /** What the bet says of itself. */
  readonly bet: Readonly<Record<string, string | number>>
}

export interface BigWinStore {
  /**
   * The latest wins of `least` or more, newest first. Only those that brought more than was staked: whoever gets back less than that has lost, and
   * nobody's loss is shown. It looks at the latest movements alone, so that it costs the same however long the ledger is.
   */
  latest(merchant: string, wanted: { readonly least: number; readonly since: Date; readonly limit: number }): Promise<readonly BigWin[]>
}

/** So many movements of a merchant are looked at: some ten milliseconds. */
const LOOKED_AT = 20_000

export const bigWinStore = (db: Database): BigWinStore => ({
  async latest(merchant, { least, since, limit }) {
    const rows = await rowsOf<Omit<BigWin, 'amount'> & { readonly amount: number | string }>(
      db,
      sql`
      select ${members.username} as username, won.amount, bet.detail as bet
      from (
        select id, kind, member_id, follows, at from ${transfers} where merchant = ${merchant} order by id desc limit ${LOOKED_AT}
      ) as win
      cross join lateral (
        select amount from ${entries} where merchant = ${merchant} and transfer_id = win.id and amount >= ${least} limit 1
      ) as won
      join ${transfers} bet on bet.merchant = ${merchant} and bet.id = win.follows
      join ${members} on ${members.merchant} = ${merchant} and ${members.id} = win.member_id
      where win.kind = 'win' and win.at >= ${since.toISOString()}::timestamptz
        and won.amount > (select coalesce(sum(amount), 0) from ${entries} where merchant = ${merchant} and transfer_id = bet.id and amount > 0)
      order by win.id desc limit ${limit}`,
    )
    return rows.map(({ username, amount, bet }) => ({ username, amount: Number(amount), bet }))
  },
})
