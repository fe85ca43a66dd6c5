import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { auditEvents } from '#kernel/audit/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'
import { riskMarks, riskPlay } from '#risk/schema/marks.ts'
import type { Journal, Part, Arrival } from './journal.ts'

/** The journals of the product, read in bounded parts by their keys. `last`: the number of the last row that was read; undefined where there is none. */
export interface RiskJournalStore {
  /** Up to which row a journal was taken in. In a unit of work: nobody else takes it in meanwhile. */
  take(merchant: string, journal: Journal): Promise<number>
  setMark(merchant: string, journal: Journal, upto: number): Promise<void>
  /** All events of a part; those that are neither sign-in nor registration have no place among the arrivals. */
  arrivals(merchant: string, part: Part): Promise<{ readonly last: number | undefined; readonly arrivals: readonly Arrival[] }>
  /** Who deposited or was paid out. */
  payers(merchant: string, part: Part): Promise<{ readonly last: number | undefined; readonly memberIds: readonly string[] }>
  /** In a unit of work: adds what was staked and won to the weeks of members; returns them. */
  addPlay(merchant: string, part: Part): Promise<{ readonly last: number | undefined; readonly memberIds: readonly string[] }>
  sweepPlay(merchant: string, before: string): Promise<void>
}

const memberIdsIn = (rows: readonly { readonly member: string }[]) => [...new Set(rows.map(({ member }) => member))]

export const riskJournalStore = (db: Database): RiskJournalStore => ({
  async take(merchant, journal) {
    await db.insert(riskMarks).values({ merchant, journal, upto: 0 }).onConflictDoNothing()
    const [mark] = await db
      .select({ upto: riskMarks.upto })
      .from(riskMarks)
      .where(and(eq(riskMarks.merchant, merchant), eq(riskMarks.journal, journal)))
      .for('update')
    return mark?.upto ?? 0
  },

  async setMark(merchant, journal, upto) {
    await db
      .update(riskMarks)
      .set({ upto })
      .where(and(eq(riskMarks.merchant, merchant), eq(riskMarks.journal, journal)))
  },

  async arrivals(merchant, { after, before, limit }) {
    const rows = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.merchant, merchant), gt(auditEvents.id, after), lt(auditEvents.at, before)))
      .orderBy(asc(auditEvents.id))
      .limit(limit)
    return {
      last: rows.at(-1)?.id,
      arrivals: rows.flatMap(({ id, at, memberId, event, ip, detail }) =>
        memberId !== null && (event === 'login.succeeded' || event === 'member.registered')
          ? [{ id, at, memberId, ip, device: 'device' in detail ? detail.device : undefined, isRegistration: event === 'member.registered' }]
          : [],
      ),
    }
  },

  async payers(merchant, { after, before, limit }) {
    const rows = await db
      .select({ id: moneyEvents.transferId, member: moneyEvents.memberId })
      .from(moneyEvents)
      .where(and(eq(moneyEvents.merchant, merchant), gt(moneyEvents.transferId, after), lt(moneyEvents.at, before)))
      .orderBy(asc(moneyEvents.transferId))
      .limit(limit)
    return { last: rows.at(-1)?.id, memberIds: memberIdsIn(rows) }
  },

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
