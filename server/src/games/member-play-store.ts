import { sql } from 'drizzle-orm'
import type { CountedBets } from '#account/member/member-store.ts'
import { memberDays, members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Member } from '#kernel/member.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import { playCredits } from '#play-credit/schema.ts'

/** What the ledger and the games say of a member's play. */
export interface MemberPlayStore {
  /**
   * Counts further bets from the ledger, at most 10,000 lines of the main account after `countedVersion`; undefined where nothing is new, or where
   * another call has counted on from there. A line has its number by the order in which the account was changed, so none comes later with a lower one.
   * The same lines are added to the member's days, which begin at midnight in `zone`.
   */
  countBets(merchant: string, id: string, countedVersion: number, zone?: string): Promise<Pick<Member, CountedBets> | undefined>
  /** Closed accounts that have money all the same, which nobody but staff can pay out. In the smallest unit. */
  stranded(
    merchant: string,
  ): Promise<readonly { readonly id: string; readonly username: string; readonly closedAt: Date; readonly main: number; readonly held: number }[]>
}

export const memberPlayStore = (db: Database): MemberPlayStore => ({
  async countBets(merchant, id, countedVersion, zone = 'UTC') {
    const [counted] = await rowsOf<Record<CountedBets, number | string>>(
      db,
      sql`
      with lines as (
        select e.version, e.amount, case when coalesce(b.detail, t.detail) ->> 'gift' is null then t.kind else 'gift' end as kind,
          coalesce(b.id, t.id) as made, coalesce(b.at, t.at) as made_at, to_char(coalesce(b.at, t.at) at time zone ${zone}, 'YYYY-MM-DD') as day
        from ${accounts} a
        join ${entries} e on e.merchant = ${merchant} and e.asset = a.asset and e.account_id = a.id and e.version > ${countedVersion}
        join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id
        left join ${transfers} b on b.merchant = ${merchant} and b.id = t.follows and t.kind = 'rollback'
        where a.merchant = ${merchant} and a.member_id = ${id} and a.kind = 'main'
        order by e.version limit 10000
      ), sums as (
        select max(version) as version, sum(case kind when 'bet' then 1 when 'rollback' then -1 else 0 end) as bets,
          sum(case when kind in ('bet', 'rollback') then -amount else 0 end) as staked
        from lines
      ), counted as (
        update ${members} set bet_count = bet_count + sums.bets, staked_amount = staked_amount + sums.staked, counted_version = sums.version
        from sums where merchant = ${merchant} and id = ${id} and counted_version = ${countedVersion} and sums.version is not null
        returning bet_count as "betCount", staked_amount as "stakedAmount", counted_version as "countedVersion"
      ), credits as (
        update ${playCredits} set staked = ${playCredits.staked} + own.staked
        from (
          select c.transfer_id as id, -sum(l.amount) as staked
          from ${playCredits} c join lines l on l.kind in ('bet', 'rollback') and l.made > c.transfer_id and l.made_at < c.ends_at
          where c.merchant = ${merchant} and c.member_id = ${id} and c.state = 'open' group by c.transfer_id
        ) as own
        where exists (select from counted) and merchant = ${merchant} and transfer_id = own.id and state = 'open'
      ), days as (
        insert into ${memberDays} (merchant, member_id, day, deposits, deposited, bets, staked)
        select ${merchant}, ${id}, day, count(*) filter (where kind = 'deposit'), coalesce(sum(amount) filter (where kind = 'deposit'), 0),
          sum(case kind when 'bet' then 1 when 'rollback' then -1 else 0 end), coalesce(-sum(amount) filter (where kind in ('bet', 'rollback')), 0)
        from lines where exists (select from counted) and kind in ('deposit', 'bet', 'rollback') group by day
        on conflict (merchant, member_id, day) do update set deposits = ${memberDays.deposits} + excluded.deposits,
          deposited = ${memberDays.deposited} + excluded.deposited, bets = ${memberDays.bets} + excluded.bets, staked = ${memberDays.staked} + excluded.staked
      )
      select * from counted`,
    )
    return (
      counted && { betCount: Number(counted.betCount), stakedAmount: Number(counted.stakedAmount), countedVersion: Number(counted.countedVersion) }
    )
  },

  async stranded(merchant) {
    const found = await rowsOf<{ id: string; username: string; closedAt: Date | string; main: number | string; held: number | string }>(
      db,
      sql`
      select m.id, m.username, m.closed_at as "closedAt", coalesce(sum(a.balance) filter (where a.kind = 'main'), 0) as main,
        coalesce(sum(a.balance) filter (where a.kind = 'held'), 0) as held
      from ${members} m join ${accounts} a on a.merchant = ${merchant} and a.member_id = m.id and a.kind in ('main', 'held') and a.balance > 0
      where m.merchant = ${merchant} and m.closed_at is not null group by m.id, m.username, m.closed_at order by m.closed_at`,
    )
    return found.map(({ closedAt, main, held, ...rest }) => ({ ...rest, closedAt: new Date(closedAt), main: Number(main), held: Number(held) }))
  },
})
