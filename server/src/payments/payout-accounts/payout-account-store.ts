import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { payoutAccounts } from '#payments/schema.ts'

/** A bank account of a member. */
export interface PayoutAccountRow extends Owner {
  readonly id: string
  /** The merchant's code of the bank. */
  readonly bank: string
  readonly sealedNumber: string
  readonly mark: string
  /** The last characters of the number. */
  readonly end: string
  readonly holder: string
  readonly addedAt: Date
  readonly usableAt: Date
  readonly removedAt: Date | null
}

/** The bank accounts that members are paid out to. */
export interface PayoutAccountStore {
  /** False if the member has this account already. */
  add(account: Omit<PayoutAccountRow, 'removedAt'>): Promise<boolean>
  /** Those that are not removed, the latest first. */
  ofMember(owner: Owner): Promise<readonly PayoutAccountRow[]>
  count(owner: Owner): Promise<number>
  /** Of the whole merchant, the removed ones too: for withdrawals, which keep their account. */
  byIds(merchant: string, ids: readonly string[]): Promise<readonly PayoutAccountRow[]>
  /** False if the member has no such account any more. */
  remove(owner: Owner, id: string, at: Date): Promise<boolean>
}

const isTheirs = ({ merchant, memberId }: Owner) =>
  and(eq(payoutAccounts.merchant, merchant), eq(payoutAccounts.memberId, memberId), isNull(payoutAccounts.removedAt))

export const payoutAccountStore = (db: Database): PayoutAccountStore => ({
  async add(account) {
    const added = await db.insert(payoutAccounts).values(account).onConflictDoNothing().returning({ id: payoutAccounts.id })
    return added.length === 1
  },

  ofMember: owner => db.select().from(payoutAccounts).where(isTheirs(owner)).orderBy(desc(payoutAccounts.addedAt), desc(payoutAccounts.id)),

  async count(owner) {
    const [counted] = await db.select({ count: count() }).from(payoutAccounts).where(isTheirs(owner))
    return counted?.count ?? 0
  },

  async byIds(merchant, ids) {
    if (ids.length === 0) return []
    return await db
      .select()
      .from(payoutAccounts)
      .where(and(eq(payoutAccounts.merchant, merchant), inArray(payoutAccounts.id, [...ids])))
  },

  async remove(owner, id, removedAt) {
    const removed = await db
      .update(payoutAccounts)
      .set({ removedAt })
      .where(and(isTheirs(owner), eq(payoutAccounts.id, id)))
      .returning({ id: payoutAccounts.id })
    return removed.length === 1
  },
})
