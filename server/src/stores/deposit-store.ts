import { and, count, eq, isNotNull, sum } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { deposits } from '#db/schema/members.ts'

export interface Deposit {
  readonly id: string
  readonly merchant: string
  readonly memberId: string
  /** In the currency's smallest unit. */
  readonly amount: number
  /** As the member's. */
  readonly currency: string
  readonly submittedAt: Date
  /** Null until the money is there. */
  readonly arrivedAt: Date | null
}

/** The ledger's side that the shell reads. Nothing in the product writes it yet: the money flow will. */
export interface DepositStore {
  add(deposit: Deposit): Promise<void>
  /** Deposits whose money is there. */
  countArrived(merchant: string, memberId: string): Promise<number>
  /** What those in `currency` came to, in its smallest unit. */
  sumArrived(merchant: string, memberId: string, currency: string): Promise<number>
}

export const depositStore = (db: Database): DepositStore => ({
  async add(deposit) {
    await db.insert(deposits).values(deposit)
  },

  async countArrived(merchant, memberId) {
    const [row] = await db
      .select({ arrived: count() })
      .from(deposits)
      .where(and(eq(deposits.merchant, merchant), eq(deposits.memberId, memberId), isNotNull(deposits.arrivedAt)))
    return row?.arrived ?? 0
  },

  async sumArrived(merchant, memberId, currency) {
    const [row] = await db
      .select({ arrived: sum(deposits.amount).mapWith(Number) })
      .from(deposits)
      .where(and(eq(deposits.merchant, merchant), eq(deposits.memberId, memberId), eq(deposits.currency, currency), isNotNull(deposits.arrivedAt)))
    return row?.arrived ?? 0
  },
})
