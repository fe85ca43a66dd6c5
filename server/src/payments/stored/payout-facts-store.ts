import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'
import { payments, payoutAccounts } from '#payments/schema.ts'
import type { PayoutFacts } from './payout-facts.ts'
import type { StoredWithdrawal } from './stored-payment.ts'

/** What staff read of a member before they decide about a withdrawal. */
export interface PayoutFactStore {
  facts(withdrawal: StoredWithdrawal): Promise<PayoutFacts>
  /** What a member paid in and was paid out since a moment, by whole weeks from it on. */
  weeks(
    owner: { readonly merchant: string; readonly memberId: string },
    since: Date,
  ): Promise<readonly { readonly week: number; readonly in: number; readonly out: number }[]>
}

export const payoutFacts = (db: Database): PayoutFactStore => ({
  async facts({ merchant, memberId, accountId }) {
    const [found] = await rowsOf<Record<string, number | string | Date | null>>(
      db,
      sql`
        with own as (select id, asset from ${accounts} where merchant = ${merchant} and member_id = ${memberId} and kind = 'main'),
        latest as (
          select transfer_id, amount, at from ${moneyEvents}
          where merchant = ${merchant} and member_id = ${memberId} and event = 'deposit' order by transfer_id desc limit 1
        ),
        line as (
          select e.version from latest join ${entries} e on e.merchant = ${merchant} and e.transfer_id = latest.transfer_id
          join own on own.id = e.account_id
        ),
        play as (
          select t.kind, e.amount from own
          join ${entries} e on e.merchant = ${merchant} and e.asset = own.asset and e.account_id = own.id
            and e.version > coalesce((select version from line), 0)
          join ${transfers} t on t.merchant = ${merchant} and t.id = e.transfer_id and t.kind in ('bet', 'win', 'rollback', 'void')
        ),
        payouts as (
          select count(*) as number, coalesce(sum(amount), 0) as amount, count(*) filter (where account_id = ${accountId}) as here
          from ${payments} where merchant = ${merchant} and member_id = ${memberId} and kind = 'withdrawal' and state = 'paid' and taken_back is null
        )
        select (select amount from latest) as "lastAmount", (select at from latest) as "lastAt",
          (select coalesce(-sum(amount) filter (where kind <> 'win'), 0) from play) as staked,
          (select count(*) filter (where kind = 'bet') from play) as bets,
          (select coalesce(sum(amount) filter (where kind = 'win'), 0) from play) as won,
          payouts.number as payouts, payouts.amount as "paidOut", payouts.here as "paidTo",
          (
            select count(distinct other.member_id) from ${payoutAccounts} one
            join ${payoutAccounts} other on other.merchant = ${merchant} and other.mark = one.mark and other.member_id <> one.member_id
            where one.merchant = ${merchant} and one.id = ${accountId}
          ) as "sharedWith"
        from payouts`,
    )
    if (!found) throw new Error('a sum without a row')
    const of = (name: string) => Number(found[name] ?? 0)
    const { lastAt } = found
    return {
      lastDeposit: lastAt == null ? undefined : { amount: of('lastAmount'), at: new Date(lastAt) },
      staked: of('staked'),
      bets: of('bets'),
      won: of('won'),
      paidOut: of('paidOut'),
      payouts: of('payouts'),
      paidTo: of('paidTo'),
      sharedWith: of('sharedWith'),
    }
  },

  async weeks({ merchant, memberId }, since) {
    const rows = await rowsOf<Record<'week' | 'in' | 'out', number | string>>(
      db,
      sql`
        select floor(extract(epoch from at - ${since.toISOString()}::timestamptz) / 604800) as week,
          coalesce(sum(amount) filter (where event = 'deposit'), 0) as in, coalesce(sum(amount) filter (where event = 'withdraw'), 0) as out
        from ${moneyEvents} where merchant = ${merchant} and member_id = ${memberId} and at >= ${since.toISOString()}::timestamptz group by 1 order by 1`,
    )
    return rows.map(row => ({ week: Number(row.week), in: Number(row.in), out: Number(row.out) }))
  },
})
