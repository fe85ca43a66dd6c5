import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Outcome, PushCounts } from './push-delivery.ts'
import type { Push } from './push-statements.ts'
import { pushDeliveries } from './schema.ts'

export const deliveryOf = ({ merchant, id }: Pick<Push, 'merchant' | 'id'>) =>
  and(eq(pushDeliveries.merchant, merchant), eq(pushDeliveries.pushId, id))

/** What devices showed of a push, and how many it reached. */
export interface PushReports {
  seen(merchant: string, id: string, subscriptionId: string, what: 'shown' | 'tapped', at: Date): Promise<void>
  counts(push: Pick<Push, 'merchant' | 'id'>): Promise<PushCounts>
}

export const pushReports = (db: Database): PushReports => ({
  async seen(merchant, id, subscriptionId, what, at) {
    const one = and(deliveryOf({ merchant, id }), eq(pushDeliveries.subscriptionId, subscriptionId))
    const column = what === 'shown' ? pushDeliveries.shownAt : pushDeliveries.tappedAt
    await db
      .update(pushDeliveries)
      .set(what === 'shown' ? { shownAt: at } : { tappedAt: at })
      .where(and(one, isNull(column)))
  },

  async counts(push) {
    const those = (outcome: Outcome) => sql<number>`count(*) filter (where ${pushDeliveries.outcome} = ${outcome})`.mapWith(Number)
    const [counted] = await db
      .select({
        devices: sql<number>`count(*)`.mapWith(Number),
        accepted: those('accepted'),
        gone: those('gone'),
        refused: those('refused'),
        unwanted: those('unwanted'),
        shown: sql<number>`count(${pushDeliveries.shownAt})`.mapWith(Number),
        tapped: sql<number>`count(${pushDeliveries.tappedAt})`.mapWith(Number),
      })
      .from(pushDeliveries)
      .where(deliveryOf(push))
    return counted ?? { devices: 0, accepted: 0, gone: 0, refused: 0, unwanted: 0, shown: 0, tapped: 0 }
  },
})
