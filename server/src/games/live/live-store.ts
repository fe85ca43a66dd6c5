import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { entries, transfers } from '#money/schema.ts'
import { playPauses } from '#safe-play/schema.ts'

/** A win that was larger than the bet that it follows. */
export interface FoundWin {
  readonly username: string
  /** In the smallest unit. */
  readonly amount: number
  /** What the bet says of itself. */
  readonly bet: Readonly<Record<string, string | number>>
  /** ISO 8601. */
  readonly at: string
}

/** So many members play a game, or the games of a vendor. */
export type FoundPlaying = ({ readonly game: string; readonly vendor: null } | { readonly game: null; readonly vendor: string }) & {
  readonly players: number
}

/** What is looked for; undefined: it is not shown. */
export interface Wanted {
  readonly wins: { readonly least: number; readonly since: Date; readonly limit: number } | undefined
  readonly playing: { readonly least: number; readonly since: Date; readonly games: readonly { code: string; shownVendor: string }[] } | undefined
}

export interface LiveStore {
  /**
   * The latest wins of `least` or more, newest first, and how many members began a round since. Only wins that brought more than was staked: whoever gets
   * back less than that has lost, and nobody's loss is shown; none of members who take a break, have closed their account, are locked, or do not want to
   * stand on the board; and none that was declared void. It looks at the latest movements alone, and ends where it has what it shows.
   */
  now(merchant: string, wanted: Wanted, now: Date): Promise<{ readonly wins: readonly FoundWin[]; readonly playing: readonly FoundPlaying[] }>
}

/** So many movements of a merchant are looked at: some ten milliseconds. */
const LOOKED_AT = 20_000
const NOTHING = sql`(select '[]'::json as found)`
const momentOf = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

const winsOf = (merchant: string, { least, since, limit }: NonNullable<Wanted['wins']>, now: Date): SQL => sql`(
  select coalesce(json_agg(shown), '[]') as found from (
    select ${members.username} as username, won.amount, bet.detail as bet, win.at
    from (
      select id, kind, member_id, follows, at from ${transfers} where merchant = ${merchant} order by id desc limit ${LOOKED_AT}
    ) as win
    cross join lateral (
      select amount from ${entries} where merchant = ${merchant} and transfer_id = win.id and amount >= ${least} limit 1
    ) as won
    join ${transfers} bet on bet.merchant = ${merchant} and bet.id = win.follows
    join ${members} on ${members.merchant} = ${merchant} and ${members.id} = win.member_id
    where win.kind = 'win' and win.at >= ${momentOf(since)}
      and won.amount > (select coalesce(sum(amount), 0) from ${entries} where merchant = ${merchant} and transfer_id = bet.id and amount > 0)
      and ${members.closedAt} is null and not ${members.boardHidden} and coalesce(${members.lockedUntil} <= ${momentOf(now)}, true)
      and not exists (
        select 1 from ${playPauses} pause where pause.merchant = ${merchant} and pause.member_id = win.member_id
          and coalesce(pause.ends_at > ${momentOf(now)}, true)
      )
      and not exists (select 1 from ${transfers} void where void.merchant = ${merchant} and void.follows = bet.id and void.kind = 'void')
    order by win.id desc limit ${limit}
  ) as shown)`

/** It begins behind the last movement before `since`. */
const playingOf = (merchant: string, { least, since, games }: NonNullable<Wanted['playing']>): SQL => sql`(
  select coalesce(json_agg(shown), '[]') as found from (
    select game.code as game, game.vendor, count(distinct bet.member_id) as players
    from (
      select kind, member_id, detail from ${transfers}
      where merchant = ${merchant} and id > coalesce((
        select id from ${transfers} where merchant = ${merchant} and at < ${momentOf(since)} order by id desc limit 1
      ), 0)
      order by id desc limit ${LOOKED_AT}
    ) as bet
    join json_to_recordset(${JSON.stringify(games.map(({ code, shownVendor: vendor }) => ({ code, vendor })))}::json) as game (code text, vendor text)
      on game.code = bet.detail->>'game'
    where bet.kind = 'bet' and bet.detail->>'provider' is not null
    group by grouping sets ((game.code), (game.vendor))
    having count(distinct bet.member_id) >= ${least}
  ) as shown)`

export const liveStore = (db: Database): LiveStore => ({
  async now(merchant, { wins, playing }, now) {
    const [row] = await rowsOf<{ wins: readonly FoundWin[]; playing: readonly FoundPlaying[] }>(
      db,
      sql`select wins.found as wins, playing.found as playing
        from ${wins ? winsOf(merchant, wins, now) : NOTHING} as wins, ${playing ? playingOf(merchant, playing) : NOTHING} as playing`,
    )
    return row ?? { wins: [], playing: [] }
  },
})
