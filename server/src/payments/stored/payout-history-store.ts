import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { payments } from '#payments/schema.ts'
import type { StoredPayment, Common } from './stored-payment.ts'

/** What a member was paid out before a withdrawal. */
export interface PayoutHistory {
  /** Whether anything was paid out to the member, and to this bank account. */
  readonly isPaid: boolean
  readonly isPaidTo: boolean
  /** The sum of the withdrawals since the moment that was named that did not come back, in the currency's smallest unit. */
  readonly since: number
}

export const isOf = (owner: Owner, kind: StoredPayment['kind']) =>
  and(eq(payments.merchant, owner.merchant), eq(payments.memberId, owner.memberId), eq(payments.kind, kind))

/** What a member was paid out before. */
export interface PayoutHistories {
  /** Whether the member has no other payment of its kind, whatever became of it. */
  isFirst(owner: Owner, payment: Pick<Common, 'id'> & Pick<StoredPayment, 'kind'>): Promise<boolean>
  payoutHistory(owner: Owner, accountId: string, since: Date): Promise<PayoutHistory>
}

export const payoutHistories = (db: Database): PayoutHistories => ({
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
})
