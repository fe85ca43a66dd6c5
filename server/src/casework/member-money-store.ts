import { and, eq, sql } from 'drizzle-orm'
import { registrations } from '#account/schema/registrations.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { moneyEvents } from '#money/schema.ts'

/** Facts of a member's page that no other subject needs. */
export interface MemberMoneyStore {
  /** How often and how much was paid out, in the smallest unit, and how the member registered: null where that has gone. */
  factsOf(owner: Owner): Promise<{ readonly paidOut: { readonly count: number; readonly sum: number }; readonly registeredBy: string | null }>
}

export const memberMoneyStore = (db: Database): MemberMoneyStore => ({
  async factsOf({ merchant, memberId }) {
    const registration = db
      .select({ method: registrations.method })
      .from(registrations)
      .where(and(eq(registrations.merchant, merchant), eq(registrations.memberId, memberId)))
    const [found] = await db
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        sum: sql<number>`coalesce(sum(${moneyEvents.amount}), 0)`.mapWith(Number),
        registeredBy: sql<string | null>`(${registration})`,
      })
      .from(moneyEvents)
      .where(and(eq(moneyEvents.merchant, merchant), eq(moneyEvents.memberId, memberId), eq(moneyEvents.event, 'withdraw')))
    const { count = 0, sum = 0, registeredBy = null } = found ?? {}
    return { paidOut: { count, sum }, registeredBy }
  },
})
