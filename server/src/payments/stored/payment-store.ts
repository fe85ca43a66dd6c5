import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { transfers } from '#money/schema.ts'
import { payments } from '#payments/schema.ts'
import { memberPayments, type MemberPayments } from './member-payment-store.ts'
import type { NewPayment } from './new-payment.ts'
import type { PaymentChanges } from './payment-changes.ts'
import { paymentOverview, type PaymentOverview } from './payment-overview-store.ts'
import { paymentIn } from './payment-statements.ts'
import type { Common, StoredPayment } from './stored-payment.ts'

const isThe = ({ merchant, id }: Pick<Common, 'merchant' | 'id'>) => and(eq(payments.merchant, merchant), eq(payments.id, id))

/** One payment, from its beginning to its end. */
interface PaymentRows {
  /** False if the member has a payment of this kind and form already. */
  add(payment: NewPayment): Promise<boolean>
  byId(merchant: string, id: string): Promise<StoredPayment | undefined>
  /** Locks the row until the unit of work ends, so that of two that want to change it the second one sees what the first one did. */
  lock(merchant: string, id: string): Promise<StoredPayment | undefined>
  change(payment: Pick<Common, 'merchant' | 'id'>, changes: PaymentChanges): Promise<void>
  /** Notes that the provider was asked once more; false if somebody else did since `asks` was read. */
  noteCheck(payment: Pick<Common, 'merchant' | 'id' | 'checks'>): Promise<boolean>
  /** The device on which the payment was asked for whose money this transfer moved; undefined where it belongs to no payment. */
  deviceOfTransfer(merchant: string, transferId: number): Promise<string | null | undefined>
}

const paymentRows = (db: Database): PaymentRows => ({
  async add(payment) {
    const added = await db
      .insert(payments)
      .values({ ...payment, changedAt: payment.createdAt })
      .onConflictDoNothing()
      .returning({ id: payments.id })
    return added.length === 1
  },

  async byId(merchant, id) {
    const [row] = await db.select().from(payments).where(isThe({ merchant, id }))
    return row && paymentIn(row)
  },

  async lock(merchant, id) {
    const [row] = await db.select().from(payments).where(isThe({ merchant, id })).for('update')
    return row && paymentIn(row)
  },

  async change(payment, changes) {
    await db.update(payments).set(changes).where(isThe(payment))
  },

  async noteCheck(payment) {
    const noted = await db
      .update(payments)
      .set({ checks: payment.checks + 1 })
      .where(and(isThe(payment), eq(payments.checks, payment.checks)))
      .returning({ id: payments.id })
    return noted.length === 1
  },

  async deviceOfTransfer(merchant, transferId) {
    const [row] = await db
      .select({ deviceId: payments.deviceId })
      .from(transfers)
      .innerJoin(payments, and(eq(payments.merchant, transfers.merchant), eq(payments.id, sql`${transfers.detail}->>'payment'`)))
      .where(and(eq(transfers.merchant, merchant), eq(transfers.id, transferId)))
    return row?.deviceId
  },
})

/** Deposits and withdrawals; their money is in the ledger. */
export interface PaymentStore extends MemberPayments, PaymentOverview, PaymentRows {}

export const paymentStore = (db: Database): PaymentStore => ({ ...memberPayments(db), ...paymentOverview(db), ...paymentRows(db) })
