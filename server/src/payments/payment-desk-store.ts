import { and, asc, count, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'
import type { StoredPayment, StoredWithdrawal } from './payment-store.ts'
import { payments, payoutAccounts } from './schema.ts'

export type Named<Payment> = Payment & { readonly username: string }

/** What is known of the member of a withdrawal, in the currency's smallest unit. */
export interface PayoutFacts {
  readonly lastDeposit: { readonly amount: number; readonly at: Date } | undefined
  /** Since the latest deposit: bets without those rolled back, their number, and wins. */
  readonly staked: number
  readonly bets: number
  readonly won: number
  readonly paidOut: number
  readonly payouts: number
  /** Withdrawals that were paid to the same account. */
  readonly paidTo: number
  /** Other members with the same bank account. */
  readonly sharedWith: number
}

/** What the console shows of payments. Each statement names the merchant, and reads what it shows. */
export interface PaymentDeskStore {
  /** Withdrawals that wait for a person: the oldest first, and then those that were put aside beyond `now`. */
  waiting(merchant: string, now: Date, most: number): Promise<readonly Named<StoredWithdrawal>[]>
  countWaiting(merchant: string): Promise<number>
  /** Withdrawals that were sent or should be since before `changed`, and deposits whose time ended before `expired`; the oldest first. */
  stuck(merchant: string, before: { readonly changed: Date; readonly expired: Date }, most: number): Promise<readonly Named<StoredPayment>[]>
  facts(withdrawal: StoredWithdrawal): Promise<PayoutFacts>
  /** What a member paid in and was paid out since a moment, by whole weeks from it on. */
  weeks(
    owner: { readonly merchant: string; readonly memberId: string },
    since: Date,
  ): Promise<readonly { readonly week: number; readonly in: number; readonly out: number }[]>
}

export const paymentDeskStore = (db: Database): PaymentDeskStore => {
  const withNames = () =>
    db
      .select({ payment: payments, username: members.username })
      .from(payments)
      .innerJoin(members, and(eq(members.merchant, payments.merchant), eq(members.id, payments.memberId)))
  // The table's checks say which columns a kind has.
  const named = <Payment extends StoredPayment>({
    payment,
    username,
  }: {
    readonly payment: typeof payments.$inferSelect
    readonly username: string
  }) => ({ ...payment, username }) as unknown as Named<Payment>

  return {
    async waiting(merchant, now, most) {
      const rows = await withNames()
        .where(and(eq(payments.merchant, merchant), eq(payments.state, 'waiting')))
        .orderBy(sql`coalesce(${payments.asideUntil} > ${now.toISOString()}::timestamptz, false)`, asc(payments.createdAt), asc(payments.id))
        .limit(most)
      return rows.map(row => named<StoredWithdrawal>(row))
    },

    async countWaiting(merchant) {
      const [row] = await db
        .select({ count: count() })
        .from(payments)
        .where(and(eq(payments.merchant, merchant), eq(payments.state, 'waiting')))
      return row?.count ?? 0
    },

    async stuck(merchant, { changed, expired }, most) {
      const rows = await withNames()
        .where(
          and(
            eq(payments.merchant, merchant),
            // The condition of the index `payments_open`, word for word.
            sql`${payments.state} in ('created', 'pending', 'held', 'sent')`,
            or(
              and(eq(payments.kind, 'withdrawal'), inArray(payments.state, ['held', 'sent']), lt(payments.changedAt, changed)),
              and(eq(payments.kind, 'deposit'), lt(payments.expiresAt, expired)),
            ),
          ),
        )
        .orderBy(asc(payments.createdAt), asc(payments.id))
        .limit(most)
      return rows.map(row => named(row))
    },

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
  }
}
