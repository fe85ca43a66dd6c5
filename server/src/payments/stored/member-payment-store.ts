import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { payments } from '#payments/schema.ts'
import { paymentIn } from './payment-statements.ts'
import type { StoredPayment, OfKind, StoredWithdrawal, PaymentPlace, Common } from './stored-payment.ts'

/** What a member was paid out before a withdrawal. */
export interface PayoutHistory {
  /** Whether anything was paid out to the member, and to this bank account. */
  readonly isPaid: boolean
  readonly isPaidTo: boolean
  /** The sum of the withdrawals since the moment that was named that did not come back, in the currency's smallest unit. */
  readonly since: number
}

const isOf = (owner: Owner, kind: StoredPayment['kind']) =>
  and(eq(payments.merchant, owner.merchant), eq(payments.memberId, owner.memberId), eq(payments.kind, kind))

/** The payments of one member. */
export interface MemberPayments {
  ofForm<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, formKey: string): Promise<OfKind<Kind> | undefined>
  /** The payment, if it is the member's and of this kind. */
  ofMember<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, id: string): Promise<OfKind<Kind> | undefined>
  /** The latest first, from `after` on. */
  list<Kind extends StoredPayment['kind']>(owner: Owner, kind: Kind, limit: number, after?: PaymentPlace): Promise<readonly OfKind<Kind>[]>
  /** The sum of the member's deposits that wait to be paid, in the currency's smallest unit. */
  openDeposits(owner: Owner): Promise<number>
  /** Whether the member has no other payment of its kind, whatever became of it. */
  isFirst(owner: Owner, payment: Pick<Common, 'id'> & Pick<StoredPayment, 'kind'>): Promise<boolean>
  payoutHistory(owner: Owner, accountId: string, since: Date): Promise<PayoutHistory>
  /** The member's withdrawals that wait for a person, locked until the unit of work ends. */
  lockWaiting(owner: Owner): Promise<readonly StoredWithdrawal[]>
}

export const memberPayments = (db: Database): MemberPayments => ({
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

  async openDeposits(owner) {
    const [row] = await db
      .select({ sum: sql<number>`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
      .from(payments)
      .where(and(isOf(owner, 'deposit'), inArray(payments.state, ['created', 'pending'])))
    return row?.sum ?? 0
  },

  async isFirst(owner, { kind, id }) {
    const others = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(isOf(owner, kind), ne(payments.id, id)))
      .limit(1)
    return others.length === 0
  },

  async payoutHistory(owner, accountId, since) {
    const isPaid = sql`${payments.state} = 'paid' and ${payments.takenBack} is null`
    const [row] = await db
      .select({
        isPaid: sql<boolean>`coalesce(bool_or(${isPaid}), false)`,
        isPaidTo: sql<boolean>`coalesce(bool_or(${isPaid} and ${payments.accountId} = ${accountId}), false)`,
        since:
          sql<number>`coalesce(sum(${payments.amount}) filter (where ${payments.createdAt} > ${since.toISOString()}::timestamptz and ${payments.state} <> 'returned'), 0)`.mapWith(
            Number,
          ),
      })
      .from(payments)
      .where(isOf(owner, 'withdrawal'))
    if (!row) throw new Error('a sum without a row')
    return row
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
