import { factsOfMoment, momentNames } from '@foyer/contract/tracking/moments'
import { and, asc, eq, gte, inArray, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { deliveryStore, type DeliveryStore } from './delivery-store.ts'
import { trackingChoices, trackingEvents, trackingVisitors } from './schema.ts'
import { type TrackingEventRow, visitorStore, type VisitorStore } from './visitor-store.ts'

const serverMoments = momentNames.filter(name => factsOfMoment(name).by === 'server')

/** Events. */
interface EventStore {
  /** False if the event, or one that there is once, is there already. */
  addEvent(event: TrackingEventRow): Promise<boolean>
  event(merchant: string, id: string): Promise<TrackingEventRow | undefined>
  /** What the server noticed of the visitor since then, the oldest first. */
  noticedByServer(merchant: string, visitorId: string, since: Date, most: number): Promise<readonly TrackingEventRow[]>
  /**
   * Removes events that happened, visitors who were seen last, and choices that were made before the given time. What a member has once stays, and so does
   * the choice that holds on a device.
   */
  sweep(merchant: string, before: Date): Promise<void>
}

const eventStore = (db: Database): EventStore => ({
  async addEvent(event) {
    const added = await db.insert(trackingEvents).values(event).onConflictDoNothing().returning({ id: trackingEvents.id })
    return added.length > 0
  },

  async event(merchant, id) {
    const [found] = await db
      .select()
      .from(trackingEvents)
      .where(and(eq(trackingEvents.merchant, merchant), eq(trackingEvents.id, id)))
    return found
  },

  noticedByServer: (merchant, visitorId, since, most) =>
    db
      .select()
      .from(trackingEvents)
      .where(
        and(
          eq(trackingEvents.merchant, merchant),
          eq(trackingEvents.visitorId, visitorId),
          inArray(trackingEvents.moment, serverMoments),
          gte(trackingEvents.at, since),
        ),
      )
      .orderBy(asc(trackingEvents.at), asc(trackingEvents.id))
      .limit(most),

  async sweep(merchant, before) {
    await db
      .delete(trackingEvents)
      .where(
        and(eq(trackingEvents.merchant, merchant), lt(trackingEvents.at, before), or(isNull(trackingEvents.once), isNull(trackingEvents.memberId))),
      )
    await db.delete(trackingVisitors).where(and(eq(trackingVisitors.merchant, merchant), lt(trackingVisitors.seenAt, before)))
    const holds = db
      .select({ id: trackingVisitors.id })
      .from(trackingVisitors)
      .where(
        and(
          eq(trackingVisitors.merchant, trackingChoices.merchant),
          eq(trackingVisitors.id, trackingChoices.visitorId),
          eq(trackingVisitors.chosenAt, trackingChoices.at),
        ),
      )
    await db.delete(trackingChoices).where(and(eq(trackingChoices.merchant, merchant), lt(trackingChoices.at, before), notExists(holds)))
  },
})

/** What tracking keeps. */
export interface TrackingStore extends VisitorStore, DeliveryStore, EventStore {}

export const trackingStore = (db: Database): TrackingStore => ({ ...visitorStore(db), ...deliveryStore(db), ...eventStore(db) })
