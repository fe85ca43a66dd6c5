import { and, asc, count, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { payments } from '#payments/schema.ts'
import { payoutFacts, type PayoutFactStore } from './payout-facts-store.ts'
import type { StoredPayment, StoredWithdrawal } from './stored-payment.ts'

export type Named<Payment> = Payment & { readonly username: string }

/** Payments that wait for a person. */
interface WaitingPayments {
  /** Withdrawals that wait for a person: the oldest first, and then those that were put aside beyond `now`. */
  waiting(merchant: string, now: Date, most: number): Promise<readonly Named<StoredWithdrawal>[]>
  countWaiting(merchant: string): Promise<number>
  /** Withdrawals that were sent or should be since before `changed`, and deposits whose time ended before `expired`; the oldest first. */
  stuck(merchant: string, before: { readonly changed: Date; readonly expired: Date }, most: number): Promise<readonly Named<StoredPayment>[]>
}

const waitingPayments = (db: Database): WaitingPayments => {
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
  }
}

/** What the console shows of payments. Each statement names the merchant, and reads what it shows. */
export interface PaymentDeskStore extends PayoutFactStore, WaitingPayments {}

export const paymentDeskStore = (db: Database): PaymentDeskStore => ({ ...payoutFacts(db), ...waitingPayments(db) })
