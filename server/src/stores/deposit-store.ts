import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { deposits, members } from '#db/schema/members.ts'

export interface Deposit {
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  /** In the currency's smallest unit. */
  readonly amount: number
  /** The member's currency, or another one. */
  readonly currency: string
  readonly submittedAt: Date
  /** Null until the money has arrived. */
  readonly arrivedAt: Date | null
}

/** The part of the ledger that the shell reads. For now only the demo writes it. */
export interface DepositStore {
  /** Call it inside a unit of work: a deposit that has arrived also changes the totals in the member's row. */
  add(deposit: Deposit): Promise<void>
}

export const depositStore = (db: Database): DepositStore => ({
  async add(deposit) {
    await db.insert(deposits).values(deposit)
    if (!deposit.arrivedAt) return
    const { amount, currency, merchant, memberId } = deposit
    await db
      .update(members)
      .set({
        depositCount: sql`${members.depositCount} + 1`,
        depositedAmount: sql`${members.depositedAmount} + case when ${members.currency} = ${currency} then ${amount}::bigint else 0 end`,
      })
      .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
  },
})
