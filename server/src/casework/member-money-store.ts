import { and, eq, sql } from 'drizzle-orm'
import { registrations } from '#account/schema/registrations.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { moneyEvents } from '#money/schema.ts'

/** Facts of a member's page that no other subject needs. */
export interface MemberMoneyStore {
  /** How often and how much was paid out, in the smallest unit. */
  paidOut(owner: Owner): Promise<{ readonly count: number; readonly sum: number }>
  /** How the member registered; null where that has gone. */
  registrationOf(owner: Owner): Promise<string | null>
}

export const memberMoneyStore = (db: Database): MemberMoneyStore => ({
  async paidOut({ merchant, memberId }) {
    const [found] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number), sum: sql<number>`coalesce(sum(${moneyEvents.amount}), 0)`.mapWith(Number) })
      .from(moneyEvents)
      .where(and(eq(moneyEvents.merchant, merchant), eq(moneyEvents.memberId, memberId), eq(moneyEvents.event, 'withdraw')))
    return found ?? { count: 0, sum: 0 }
  },

  async registrationOf({ merchant, memberId }) {
    const [found] = await db
      .select({ method: registrations.method })
      .from(registrations)
      .where(and(eq(registrations.merchant, merchant), eq(registrations.memberId, memberId)))
    return found?.method ?? null
  },
})
