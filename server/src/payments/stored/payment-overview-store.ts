import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, min } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { payments } from '#payments/schema.ts'
import { paymentIn } from './payment-statements.ts'
import type { StoredPayment } from './stored-payment.ts'

/** How many payments of a kind wait for their end, and since when the oldest of them does. */
export interface OpenPayments {
  readonly merchant: string
  readonly kind: StoredPayment['kind']
  readonly count: number
  readonly oldest: Date
}

/** So many faults are named. */
const EXAMPLES = 5

/** Payments of many members: what staff and the comparison with providers look through. */
export interface PaymentOverview {
  byIds(merchant: string, ids: readonly string[]): Promise<readonly StoredPayment[]>
  /** Those that were paid in this time, `until` not included, and are not among `known`: their ids. */
  paidBeside(
    merchant: string,
    period: { readonly since: Date; readonly until: Date },
    known: ReadonlySet<string>,
  ): Promise<{ readonly faults: number; readonly examples: readonly string[] }>
  /** Those that the provider contradicted and nobody has looked at, the latest first. */
  contradicted(merchant: string): Promise<readonly StoredPayment[]>
  /** Every merchant's. */
  open(): Promise<readonly OpenPayments[]>
}

export const paymentOverview = (db: Database): PaymentOverview => ({
  async byIds(merchant, ids) {
    if (ids.length === 0) return []
    const rows = await db
      .select()
      .from(payments)
      .where(and(eq(payments.merchant, merchant), inArray(payments.id, [...ids])))
    return rows.map(paymentIn)
  },

  async paidBeside(merchant, { since, until }, known) {
    const rows = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.merchant, merchant), eq(payments.state, 'paid'), gte(payments.changedAt, since), lt(payments.changedAt, until)))
      .orderBy(payments.changedAt)
    const beside = rows.map(({ id }) => id).filter(id => !known.has(id))
    return { faults: beside.length, examples: beside.slice(0, EXAMPLES) }
  },

  async contradicted(merchant) {
    const rows = await db
      .select()
      .from(payments)
      .where(and(eq(payments.merchant, merchant), isNotNull(payments.contradiction), isNull(payments.resolved)))
      .orderBy(desc(payments.changedAt))
    return rows.map(paymentIn)
  },

  async open() {
    const rows = await db
      .select({ merchant: payments.merchant, kind: payments.kind, count: count(), oldest: min(payments.createdAt) })
      .from(payments)
      .where(inArray(payments.state, ['created', 'pending', 'held', 'sent']))
      .groupBy(payments.merchant, payments.kind)
    return rows.flatMap(({ oldest, ...row }) => (oldest ? [{ ...row, oldest }] : []))
  },
})
