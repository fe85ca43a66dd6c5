import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { playPauses } from '#safe-play/schema.ts'
import type { Waiting, Outcome } from './push-delivery.ts'
import { type PushReports, pushReports, deliveryOf } from './push-report-store.ts'
import { type Push, is } from './push-statements.ts'
import { pushDeliveries, pushes, pushRefusals, pushSubscriptions } from './schema.ts'

/** News draws players to playing, so nobody in a pause gets it. */
const wanted = ({ kind }: Push, now: Date): SQL<boolean> => sql<boolean>`
  ${members.closedAt} is null
  and not exists (select 1 from ${pushRefusals} r where r.merchant = ${members.merchant} and r.member_id = ${members.id} and r.kind = ${kind})
  and (${kind} <> 'news' or not exists (
    select 1 from ${playPauses} p
    where p.merchant = ${members.merchant} and p.member_id = ${members.id} and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)
  ))`

/** What leaves to each device, and what became of it. */
export interface PushDeliveryStore extends PushReports {
  /** The devices of a batch that were not settled yet. What has no device any more is settled as gone. */
  waiting(push: Push, batch: number, now: Date): Promise<readonly Waiting[]>
  settle(push: Pick<Push, 'merchant' | 'id'>, outcome: Outcome, subscriptionIds: readonly string[]): Promise<void>
  enter(push: Pick<Push, 'merchant' | 'id'>, from: Push['state'], to: Push['state']): Promise<boolean>
}

export const pushDeliveryStore = (db: Database): PushDeliveryStore => ({
  ...pushReports(db),

  async waiting(push, batch, now) {
    const unsettled = and(deliveryOf(push), eq(pushDeliveries.batch, batch), isNull(pushDeliveries.outcome))
    await db
      .update(pushDeliveries)
      .set({ outcome: 'gone' })
      .where(
        and(
          unsettled,
          sql`not exists (select 1 from ${pushSubscriptions} s where s.merchant = ${pushDeliveries.merchant} and s.id = ${pushDeliveries.subscriptionId})`,
        ),
      )
    return db
      .select({ subscription: pushSubscriptions, language: members.language, wanted: wanted(push, now) })
      .from(pushDeliveries)
      .innerJoin(
        pushSubscriptions,
        and(eq(pushSubscriptions.merchant, pushDeliveries.merchant), eq(pushSubscriptions.id, pushDeliveries.subscriptionId)),
      )
      .innerJoin(members, and(eq(members.merchant, pushSubscriptions.merchant), eq(members.id, pushSubscriptions.memberId)))
      .where(unsettled)
      .orderBy(asc(pushDeliveries.subscriptionId))
  },

  async settle(push, outcome, subscriptionIds) {
    if (subscriptionIds.length === 0) return
    await db
      .update(pushDeliveries)
      .set({ outcome })
      .where(and(deliveryOf(push), inArray(pushDeliveries.subscriptionId, [...subscriptionIds])))
    if (outcome !== 'accepted') return
    const these = and(eq(pushSubscriptions.merchant, push.merchant), inArray(pushSubscriptions.id, [...subscriptionIds]))
    await db
      .update(pushSubscriptions)
      .set({ reached: true })
      .where(and(these, eq(pushSubscriptions.reached, false)))
  },

  async enter(push, from, to) {
    const changed = await db
      .update(pushes)
      .set({ state: to })
      .where(and(is(push), eq(pushes.state, from)))
      .returning({ id: pushes.id })
    return changed.length > 0
  },
})
