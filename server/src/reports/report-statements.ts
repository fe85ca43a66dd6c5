import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { registrations } from '#account/schema/registrations.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'
import { referrals } from '#referral/schema.ts'
import { reportDays, reportParts, reportPlayers } from '#reports/schema/figures.ts'

/** The statements that make the summaries. Each names the merchant; made again, they are the same. */

export const PART_SECONDS = 15 * 60

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`
/** The moment at which a day of the zone begins. */
export const beginOf = (day: string, zone: string, later = 0) => sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`
export const dayOf = (at: SQL, zone: string) => sql`to_char(${at} at time zone ${zone}, 'YYYY-MM-DD')`

const FIGURES = sql.raw('bets, staked, won, deposit_count, deposits, payout_count, paid_out, firsts')
/** The movements that reports are about, as "Money today" counts them (money/report/report-store.ts). */
const KINDS = sql.raw(`('bet', 'win', 'rollback', 'deposit', 'payout', 'remit')`)
const OF_MONEY = sql.raw(`('main', 'held')`)

/** Sums of the lines of a time: the parts whose quarters of an hour lie in it. */
export const partsOf = (merchant: string, from: Date, until: Date): SQL => sql`
  insert into ${reportParts} (merchant, at, dimension, key, ${FIGURES})
  with during as materialized (
    select id, member_id, kind, at, follows, detail from ${transfers}
    where merchant = ${merchant} and at >= ${momentOf(from)} and at < ${momentOf(until)} and kind in ${KINDS}
  )
  select ${merchant}, l.at, v.dimension, v.key,
    count(*) filter (where l.kind = 'bet' and l.amount < 0) - count(*) filter (where l.kind = 'rollback' and l.amount > 0),
    coalesce(-sum(l.amount) filter (where l.kind = 'bet' and l.amount < 0), 0) - coalesce(sum(l.amount) filter (where l.kind = 'rollback' and l.amount > 0), 0),
    coalesce(sum(l.amount) filter (where l.kind = 'win' and l.amount > 0), 0),
    count(*) filter (where l.kind = 'deposit' and l.amount > 0),
    coalesce(sum(l.amount) filter (where l.kind = 'deposit' and l.amount > 0), 0),
    count(*) filter (where l.kind in ('payout', 'remit') and l.amount < 0),
    coalesce(-sum(l.amount) filter (where l.kind in ('payout', 'remit') and l.amount < 0), 0),
    count(*) filter (where l.first and l.amount > 0)
  from (
    select to_timestamp(floor(extract(epoch from t.at) / ${sql.raw(String(PART_SECONDS))}) * ${sql.raw(String(PART_SECONDS))}) as at, t.kind, e.amount,
      coalesce(f.first, false) as first,
      case when t.kind in ('bet', 'win', 'rollback') then coalesce(b.detail ->> 'game', t.detail ->> 'game', '') end as game,
      case when t.kind = 'deposit' then coalesce(t.detail ->> 'channel', '') end as way,
      case when i.id is not null then 'agent' when r.way is not null then 'friend' when g.affiliate_code is not null then 'affiliate' else 'direct' end as channel,
      coalesce(g.affiliate_code, '') as campaign,
      i.id as agent
    from during t
    -- The lines of each movement by its number, in this order (offset 0). Left to choose, PostgreSQL reads the lines of all time for each hour, or, while it
    -- has not counted the tables yet, compares every movement with every line.
    cross join lateral (
      select e.amount from ${entries} e where e.merchant = ${merchant} and e.transfer_id = t.id
        and (select a.kind from ${accounts} a where a.merchant = ${merchant} and a.id = e.account_id) in ${OF_MONEY}
      offset 0
    ) e
    left join ${transfers} b on t.kind in ('win', 'rollback') and b.merchant = ${merchant} and b.id = t.follows
    left join ${moneyEvents} f on t.kind = 'deposit' and f.merchant = ${merchant} and f.transfer_id = t.id and f.event = 'deposit'
    left join ${registrations} g on g.merchant = ${merchant} and g.member_id = t.member_id
    left join ${referrals} r on r.merchant = ${merchant} and r.member_id = t.member_id
    left join ${members} i on i.merchant = ${merchant} and i.id = r.inviter_id and i.type in (1, 2)
  ) l
  cross join lateral (values ('all', ''), ('game', l.game), ('channel', l.channel), ('campaign', l.campaign), ('way', l.way), ('agent', l.agent)) v (dimension, key)
  where v.key is not null
  group by 2, 3, 4`

export const dropParts = (merchant: string, from: Date, until: Date): SQL =>
  sql`delete from ${reportParts} where merchant = ${merchant} and at >= ${momentOf(from)} and at < ${momentOf(until)}`

/** Who bet in a time, by day of the zone. Whoever is there already stays. */
export const playersOf = (merchant: string, from: Date, until: Date, zone: string): SQL => sql`
  insert into ${reportPlayers} (merchant, day, member_id)
  select distinct ${merchant}, ${dayOf(sql`t.at`, zone)}, t.member_id from ${transfers} t
  where t.merchant = ${merchant} and t.at >= ${momentOf(from)} and t.at < ${momentOf(until)} and t.kind = 'bet'
    and exists (select 1 from ${entries} e where e.merchant = ${merchant} and e.transfer_id = t.id)
  on conflict do nothing`

export const dropDays = (merchant: string, first: string, last: string): SQL =>
  sql`delete from ${reportDays} where merchant = ${merchant} and day between ${first} and ${last}`

/** The days of the zone from `first` to `last`, from their parts. */
export const daysOf = (merchant: string, first: string, last: string, zone: string): SQL => sql`
  insert into ${reportDays} (merchant, dimension, day, key, ${FIGURES}, players)
  select ${merchant}, d.*, case when d.dimension = 'all' then (
      select count(*) from ${reportPlayers} p where p.merchant = ${merchant} and p.day = d.day
    ) else 0 end
  from (
    select dimension, ${dayOf(sql`at`, zone)} as day, key, sum(bets), sum(staked), sum(won), sum(deposit_count), sum(deposits), sum(payout_count),
      sum(paid_out), sum(firsts)
    from ${reportParts} where merchant = ${merchant} and at >= ${beginOf(first, zone)} and at < ${beginOf(last, zone, 1)}
    group by 1, 2, 3
  ) d`
