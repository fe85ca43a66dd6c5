import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { moneyEvents } from '#money/schema.ts'
import { reportCohorts, reportFunnel } from '#reports/schema/cohorts.ts'
import { reportDays, reportPlayers } from '#reports/schema/figures.ts'
import { trackingEvents } from '#tracking/schema.ts'
import { daysLater } from './report-days.ts'
import { beginOf, dayOf } from './report-statements.ts'

/** A second deposit counts in the funnel for so long after the first, days. */
const AGAIN_DAYS = sql.raw('7')

export const dropFunnel = (merchant: string, first: string, last: string): SQL =>
  sql`delete from ${reportFunnel} where merchant = ${merchant} and day between ${first} and ${last}`

/** What those who came on these days have done until now. */
export const funnelOf = (merchant: string, first: string, last: string, zone: string): SQL => {
  const isIn = (at: SQL) => sql`${at} >= ${beginOf(first, zone)} and ${at} < ${beginOf(last, zone, 1)}`
  return sql`
    insert into ${reportFunnel} (merchant, day, visits, forms, registered, verified, deposited, again)
    select ${merchant}, day, sum(visits), sum(forms), sum(registered), sum(verified), sum(deposited), sum(again) from (
      select ${dayOf(sql`m.registered_at`, zone)} as day, 0 as visits, 0 as forms, count(*) as registered,
        count(*) filter (where m.mobile_verified_at is not null or m.email_verified_at is not null) as verified,
        count(m.first_deposit_at) as deposited,
        count(*) filter (where m.first_deposit_at is not null and exists (
          select 1 from ${moneyEvents} e where e.merchant = ${merchant} and e.member_id = m.id and e.event = 'deposit' and not e.first
            and e.at < m.first_deposit_at + interval '${AGAIN_DAYS} days'
        )) as again
      from ${members} m where m.merchant = ${merchant} and ${isIn(sql`m.registered_at`)} group by 1
      union all
      select ${dayOf(sql`v.at`, zone)}, count(*) filter (where v.moment = 'firstOpen'), count(*) filter (where v.moment = 'registerSubmit'), 0, 0, 0, 0
      from ${trackingEvents} v
      where v.merchant = ${merchant} and v.moment in ('firstOpen', 'registerSubmit') and ${isIn(sql`v.at`)} group by 1
    ) counted (day, visits, forms, registered, verified, deposited, again) group by day`
}

/** Of each cohort since the week of `before`, what it did in the week of `monday`. By values alone: Citus deletes by no date that is made of a text. */
export const dropCohorts = (merchant: string, monday: string, before: string): SQL => {
  const rows: SQL[] = []
  for (let week = monday; week >= before; week = daysLater(week, -7)) rows.push(sql`(${week}, ${rows.length})`)
  return sql`delete from ${reportCohorts} where merchant = ${merchant} and (week, later) in (${sql.join(rows, sql`, `)})`
}

/**
 * Who of the members whose first deposit was in a week from `before` on bet in the week of `monday`. In the week of a first deposit itself everybody
 * counts: that is the size of the cohort.
 */
export const cohortsOf = (merchant: string, monday: string, before: string, zone: string): SQL => sql`
  insert into ${reportCohorts} (merchant, week, later, members)
  select ${merchant}, to_char(w.week, 'YYYY-MM-DD'), (${monday}::date - w.week) / 7, count(distinct w.member_id) from (
    select p.member_id, date_trunc('week', m.first_deposit_at at time zone ${zone})::date as week from ${reportPlayers} p
    join ${members} m on m.merchant = ${merchant} and m.id = p.member_id
    where p.merchant = ${merchant} and p.day between ${monday} and to_char(${monday}::date + 6, 'YYYY-MM-DD')
      and m.first_deposit_at >= ${beginOf(before, zone)} and m.first_deposit_at < ${beginOf(monday, zone)}
  ) w group by w.week
  union all
  select ${merchant}, ${monday}, 0, sum(firsts) from ${reportDays}
  where merchant = ${merchant} and dimension = 'all' and day between ${monday} and to_char(${monday}::date + 6, 'YYYY-MM-DD')
  having sum(firsts) > 0`
