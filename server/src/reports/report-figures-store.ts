import { and, asc, between, desc, eq, gte, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { referrals } from '#referral/schema.ts'
import { reportAgents } from '#reports/schema/agents.ts'
import { reportCohorts, reportFunnel } from '#reports/schema/cohorts.ts'
import { reportDays, type Dimension } from '#reports/schema/figures.ts'
import { figures, summed } from './figure-statements.ts'
import type { Days, ReportRow, AgentRow, FunnelSums } from './report-row.ts'

/** What reports show of the days that were summed. */
export interface ReportFigures {
  /** The rows with the most turnover and deposits, `most` of them; by days all of them in their order. */
  rows(merchant: string, by: Exclude<Dimension, 'all'> | 'day', days: Days, most: number): Promise<readonly ReportRow[]>
  /** By day, what the players right below an agent moved. */
  agentDays(merchant: string, id: string, days: Days): Promise<readonly ReportRow[]>
  /** Agents in the order in which they registered, with who brought each, and how many members are right below. */
  agents(merchant: string, most: number): Promise<readonly AgentRow[]>
  funnel(merchant: string, days: Days): Promise<FunnelSums>
  cohorts(merchant: string, since: string): Promise<readonly { readonly week: string; readonly later: number; readonly members: number }[]>
}

export const reportFigures = (db: Database): ReportFigures => ({
  rows: (merchant, by, { from, until }, most) => {
    const isOf = (dimension: Dimension) =>
      and(eq(reportDays.merchant, merchant), eq(reportDays.dimension, dimension), between(reportDays.day, from, until))
    if (by === 'day')
      return db
        .select({ key: reportDays.day, ...figures })
        .from(reportDays)
        .where(isOf('all'))
        .orderBy(asc(reportDays.day))
    return db
      .select({ key: reportDays.key, ...summed })
      .from(reportDays)
      .where(isOf(by))
      .groupBy(reportDays.key)
      .orderBy(desc(sql`sum(${reportDays.staked}) + sum(${reportDays.deposits})`), asc(reportDays.key))
      .limit(most)
  },

  agentDays: (merchant, id, { from, until }) =>
    db
      .select({ key: reportDays.day, ...figures })
      .from(reportDays)
      .where(and(eq(reportDays.merchant, merchant), eq(reportDays.dimension, 'agent'), between(reportDays.day, from, until), eq(reportDays.key, id)))
      .orderBy(asc(reportDays.day)),

  async agents(merchant, most) {
    const rows = await rowsOf<Omit<AgentRow, 'players'> & { readonly players: number | string }>(
      db,
      sql`select m.id, m.username, r.inviter_id as above,
          coalesce(k.players, 0) + (
            select count(*)::int from ${referrals} f
            where f.merchant = ${merchant} and f.inviter_id = m.id and f.joined_at >= coalesce(k.until, '-infinity')
          ) as players
        from ${members} m left join ${reportAgents} k on k.merchant = ${merchant} and k.member_id = m.id
        left join ${referrals} r on r.merchant = ${merchant} and r.member_id = m.id
        where m.merchant = ${merchant} and m.type in (1, 2) order by m.registered_at, m.id limit ${most}`,
    )
    return rows.map(row => ({ ...row, players: Number(row.players) }))
  },

  async funnel(merchant, { from, until }) {
    const [row] = await rowsOf<Record<keyof FunnelSums, number | string>>(
      db,
      sql`select coalesce(sum(visits), 0) as visits, coalesce(sum(forms), 0) as forms, coalesce(sum(registered), 0) as registered,
          coalesce(sum(verified), 0) as verified, coalesce(sum(deposited), 0) as deposited, coalesce(sum(again), 0) as again
        from ${reportFunnel} where merchant = ${merchant} and day between ${from} and ${until}`,
    )
    if (!row) throw new Error('the funnel returned no row')
    return Object.fromEntries(Object.entries(row).map(([step, count]) => [step, Number(count)])) as FunnelSums
  },

  cohorts: (merchant, since) =>
    db
      .select({ week: reportCohorts.week, later: reportCohorts.later, members: reportCohorts.members })
      .from(reportCohorts)
      .where(and(eq(reportCohorts.merchant, merchant), gte(reportCohorts.week, since)))
      .orderBy(asc(reportCohorts.week), asc(reportCohorts.later)),
})
