import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { payments } from '#payments/schema.ts'
import { paymentIn } from './payment-statements.ts'
import { type PayoutHistories, payoutHistories, isOf } from './payout-history-store.ts'
import type { StoredPayment, OfKind, StoredWithdrawal, PaymentPlace } from './stored-payment.ts'

/** A withdrawal waits for a person first. */
const UNDER_WAY = ['created', 'pending', 'waiting', 'held', 'sent']

/** The payments of one member. */
export interface MemberPayments extends PayoutHistories {
  ofForm<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, formKey: string): Promise<OfKind<Kind> | undefined>
  /** The payment, if it is the member's and of this kind. */
  ofMember<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, id: string): Promise<OfKind<Kind> | undefined>
  /** The latest first, from `after` on. */
  list<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, limit: number, after?: PaymentPlace): Promise<readonly OfKind<Kind>[]>
  /** The payments that nothing has ended yet, of both kinds, the latest first. Reads all payments of the member. */
  underWay(owner: Owner, limit: number): Promise<readonly StoredPayment[]>
  /** The sum of the member's deposits that wait to be paid, in the currency's smallest unit. */
  openDeposits(owner: Owner): Promise<number>

  /** The member's withdrawals that wait for a person, locked until the unit of work ends. */
  lockWaiting(owner: Owner): Promise<readonly StoredWithdrawal[]>
}

export const memberPayments = (db: Database): MemberPayments => ({
  ...payoutHistories(db),

  async ofForm(owner, kind, formKey) {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(isOf(owner, kind), eq(payments.formKey, formKey)))
    return row && (paymentIn(row) as OfKind<typeof kind>)
  },

  async ofMember(owner, kind, id) {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(isOf(owner, kind), eq(payments.id, id)))
    return row && (paymentIn(row) as OfKind<typeof kind>)
  },

  async list(owner, kind, limit, after) {
    const rows = await db
      .select()
      .from(payments)
      .where(
        and(isOf(owner, kind), after && sql`(${payments.createdAt}, ${payments.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`),
      )
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
    return rows.map(row => paymentIn(row) as OfKind<typeof kind>)
  },

  async underWay({ merchant, memberId }, limit) {
    const rows = await db
      .select()
      .from(payments)
      .where(and(eq(payments.merchant, merchant), eq(payments.memberId, memberId), inArray(payments.state, UNDER_WAY)))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
    return rows.map(paymentIn)
  },

  async openDeposits(owner) {
    const [row] = await db
      .select({ sum: sql<number>`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
      .from(payments)
      .where(and(isOf(owner, 'deposit'), inArray(payments.state, ['created', 'pending'])))
    return row?.sum ?? 0
  },

  async lockWaiting(owner) {
    const rows = await db
      .select()
      .from(payments)
      .where(and(isOf(owner, 'withdrawal'), eq(payments.state, 'waiting')))
      .orderBy(payments.id)
      .for('update')
    return rows.map(row => paymentIn(row) as StoredWithdrawal)
  },
})
