import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { playPauses } from '#safe-play/schema.ts'
import type { Waiting, Outcome, PushCounts } from './push-delivery.ts'
import { type Push, is } from './push-statements.ts'
import { pushDeliveries, pushes, pushRefusals, pushSubscriptions } from './schema.ts'

const deliveryOf = ({ merchant, id }: Pick<Push, 'merchant' | 'id'>) => and(eq(pushDeliveries.merchant, merchant), eq(pushDeliveries.pushId, id))

/** News draws players to playing, so nobody in a pause gets it. */
const wanted = ({ kind }: Push, now: Date): SQL<boolean> => sql<boolean>`
  ${members.closedAt} is null
  and not exists (select 1 from ${pushRefusals} r where r.merchant = ${members.merchant} and r.member_id = ${members.id} and r.kind = ${kind})
  and (${kind} <> 'news' or not exists (
    select 1 from ${playPauses} p
    where p.merchant = ${members.merchant} and p.member_id = ${members.id} and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)
  ))`

/** What leaves to each device, and what became of it. */
export interface PushDeliveryStore {
  /** The devices of a batch that were not settled yet. What has no device any more is settled as gone. */
  waiting(push: Push, batch: number, now: Date): Promise<readonly Waiting[]>
  settle(push: Pick<Push, 'merchant' | 'id'>, outcome: Outcome, subscriptionIds: readonly string[]): Promise<void>
  enter(push: Pick<Push, 'merchant' | 'id'>, from: Push['state'], to: Push['state']): Promise<boolean>
  seen(merchant: string, id: string, subscriptionId: string, what: 'shown' | 'tapped', at: Date): Promise<void>
  counts(push: Pick<Push, 'merchant' | 'id'>): Promise<PushCounts>
}

export const pushDeliveryStore = (db: Database): PushDeliveryStore => ({
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
