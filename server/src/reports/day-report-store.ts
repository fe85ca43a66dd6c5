import { and, asc, eq, lt, min, sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { transfers } from '#money/schema.ts'
import { referrals } from '#referral/schema.ts'
import { reportAgents } from '#reports/schema/agents.ts'
import { reportDays, reportParts, reportPlayers } from '#reports/schema/figures.ts'
import { cohortsOf, dropCohorts, dropFunnel, funnelOf } from './funnel-statements.ts'
import { reportFigures, type ReportFigures } from './report-figures-store.ts'
import { type ReportMarks, reportMarkRows } from './report-mark-store.ts'
import type { Days } from './report-row.ts'
import { daysOf, dropDays, dropParts, partsOf, playersOf } from './report-statements.ts'

/** The number is arbitrary, but all workers must use the same. */
const SUMMARIES_LOCK = 7_026_313

/**
 * Makes summaries of a merchant anew, in a unit of work, until whose end nobody else does: two that remove and write the same rows at once would meet at
 * their keys. Whoever waits for longer than half a minute fails and is tried again later, so that waiting jobs do not use up the connections.
 */
const makeAnew = async (db: Database, merchant: string, statements: readonly SQL[]): Promise<void> => {
  await db.execute(sql`set local lock_timeout = '30s'`)
  await db.execute(sql`select pg_advisory_xact_lock(${SUMMARIES_LOCK}::int, hashtext(${merchant}))`)
  // Each reads what the one before it has written.
  for (const statement of statements) await db.execute(statement)
}

/** Sums the days. */
interface DaySums extends ReportMarks {
  firstDay(merchant: string): Promise<string | undefined>
  /** When the ledger began. */
  begin(merchant: string): Promise<Date | undefined>
  /** In a unit of work: makes the parts of whole quarters of an hour anew, and the days in which they lie. */
  sum(merchant: string, time: { readonly from: Date; readonly until: Date }, days: Days, zone: string): Promise<void>
  /** In a unit of work: counts anew what became of those who came on these days. */
  sumFunnel(merchant: string, days: Days, zone: string): Promise<void>
  /** In a unit of work: counts anew who bet in the week of `monday`, by cohorts since that of `before`. */
  sumCohorts(merchant: string, monday: string, before: string, zone: string): Promise<void>
  /** Counts the members right below each agent who joined before `until`: all of them anew, so that nothing is missed for good. */
  countAgents(merchant: string, until: Date): Promise<void>
  /** Removes what only further sums would need. */
  sweep(merchant: string, parts: Date, players: string): Promise<void>
}

const daySums = (db: Database): DaySums => ({
  ...reportMarkRows(db),

  async firstDay(merchant) {
    const [row] = await db
      .select({ day: reportDays.day })
      .from(reportDays)
      .where(and(eq(reportDays.merchant, merchant), eq(reportDays.dimension, 'all')))
      .orderBy(asc(reportDays.day))
      .limit(1)
    return row?.day
  },

  async begin(merchant) {
    // By moment, not by id: each machine counts ids by itself.
    const [row] = await db
      .select({ at: min(transfers.at) })
      .from(transfers)
      .where(eq(transfers.merchant, merchant))
    return row?.at ?? undefined
  },

  async sum(merchant, { from, until }, days, zone) {
    const parts = [dropParts(merchant, from, until), partsOf(merchant, from, until), playersOf(merchant, from, until, zone)]
    await makeAnew(db, merchant, [...parts, dropDays(merchant, days.from, days.until), daysOf(merchant, days.from, days.until, zone)])
  },

  async sumFunnel(merchant, { from, until }, zone) {
    await makeAnew(db, merchant, [dropFunnel(merchant, from, until), funnelOf(merchant, from, until, zone)])
  },

  async sumCohorts(merchant, monday, before, zone) {
    await makeAnew(db, merchant, [dropCohorts(merchant, monday, before), cohortsOf(merchant, monday, before, zone)])
  },

  async countAgents(merchant, until) {
    await db.execute(sql`
      insert into ${reportAgents} as kept (merchant, member_id, until, players)
      select ${merchant}, f.inviter_id, ${until.toISOString()}::timestamptz, count(*)
      from ${members} m join ${referrals} f on f.merchant = ${merchant} and f.inviter_id = m.id
      where m.merchant = ${merchant} and m.type in (1, 2) and f.joined_at < ${until.toISOString()}::timestamptz
      group by f.inviter_id order by f.inviter_id
      on conflict (merchant, member_id) do update set until = excluded.until, players = excluded.players where kept.until < excluded.until`)
  },

  async sweep(merchant, parts, players) {
    await db.delete(reportParts).where(and(eq(reportParts.merchant, merchant), lt(reportParts.at, parts)))
    await db.delete(reportPlayers).where(and(eq(reportPlayers.merchant, merchant), lt(reportPlayers.day, players)))
  },
})

/** What reports read, and what makes it. Every statement names the merchant. */
export interface DayReportStore extends ReportFigures, DaySums {}

export const dayReportStore = (db: Database): DayReportStore => ({ ...reportFigures(db), ...daySums(db) })
