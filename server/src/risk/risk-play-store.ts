import { and, eq, lt, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import { riskPlay } from '#risk/schema/marks.ts'
import type { Part } from './journal.ts'

export const memberIdsIn = (rows: readonly { readonly member: string }[]) => [...new Set(rows.map(({ member }) => member))]

/** What members played, hour by hour. */
export interface RiskPlayRows {
  /** In a unit of work: adds what was staked and won to the weeks of members; returns them. */
  addPlay(merchant: string, part: Part): Promise<{ readonly last: number | undefined; readonly memberIds: readonly string[] }>
  sweepPlay(merchant: string, before: string): Promise<void>
}

export const riskPlayRows = (db: Database): RiskPlayRows => ({
  async addPlay(merchant, { after, before, limit }) {
    const [part] = await rowsOf<{ readonly last: string | number | null }>(
      db,
      sql`select max(id) as last from (
        select id from ${transfers} where merchant = ${merchant} and id > ${after} and at < ${before.toISOString()}::timestamptz order by id limit ${limit}
      ) p`,
    )
    if (part?.last == null) return { last: undefined, memberIds: [] }
    const last = Number(part.last)
    const rows = await rowsOf<{ readonly member: string }>(
      db,
      sql`
      insert into ${riskPlay} (merchant, member_id, week, game, bets, staked, won, squares)
      select ${merchant}, t.member_id, to_char(date_trunc('week', b.at at time zone 'UTC'), 'YYYY-MM-DD'), b.detail ->> 'game',
        count(*) filter (where t.kind = 'bet') - count(*) filter (where t.kind = 'rollback'),
        coalesce(-sum(e.amount) filter (where t.kind in ('bet', 'rollback')), 0),
        coalesce(sum(e.amount) filter (where t.kind = 'win'), 0),
        coalesce(sum(e.amount::double precision ^ 2) filter (where t.kind = 'win'), 0)
      from ${transfers} t
      -- Of whoever closed their account this has gone, and stays away.
      join ${members} m on m.merchant = ${merchant} and m.id = t.member_id and m.closed_at is null
      join ${entries} e on e.merchant = ${merchant} and e.transfer_id = t.id
      join ${accounts} a on a.merchant = ${merchant} and a.id = e.account_id and a.kind = 'main'
      join ${transfers} b on b.merchant = ${merchant} and b.id = coalesce(t.follows, t.id)
      where t.merchant = ${merchant} and t.id > ${after} and t.id <= ${last} and t.kind in ('bet', 'win', 'rollback') and b.detail ->> 'game' is not null
      group by 2, 3, 4
      on conflict (merchant, member_id, week, game) do update set bets = ${riskPlay}.bets + excluded.bets,
        staked = ${riskPlay}.staked + excluded.staked, won = ${riskPlay}.won + excluded.won, squares = ${riskPlay}.squares + excluded.squares
      returning member_id as member`,
    )
    return { last, memberIds: memberIdsIn(rows) }
  },

  async sweepPlay(merchant, before) {
    await db.delete(riskPlay).where(and(eq(riskPlay.merchant, merchant), lt(riskPlay.week, before)))
  },
})
