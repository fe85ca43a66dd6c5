import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { playPauses } from '#safe-play/schema.ts'
import { trackingDeliveries, trackingEvents, trackingVisitors, type DeliveryState } from './schema.ts'
import type { TrackingEventRow, TrackingVisitor } from './visitor-store.ts'

export type Delivery = typeof trackingDeliveries.$inferSelect

/** An event that has to go to a provider. */
export interface WaitingDelivery {
  readonly delivery: Delivery
  readonly event: TrackingEventRow
  /** Absent where the visitor was deleted. */
  readonly visitor: TrackingVisitor | null
  /** Whether the member, or who was the last to sign in on the device, takes a break or has excluded themselves. */
  readonly isPaused: boolean
}

const isDelivery = ({ merchant, eventId, provider }: Pick<Delivery, 'merchant' | 'eventId' | 'provider'>) =>
  and(eq(trackingDeliveries.merchant, merchant), eq(trackingDeliveries.eventId, eventId), eq(trackingDeliveries.provider, provider))

/** What leaves to providers of an event. */
export interface DeliveryStore {
  addDeliveries(deliveries: readonly Delivery[]): Promise<void>
  /** Those of the events that wait for the provider, and whose moment is not over. */
  waiting(merchant: string, provider: TrackingProviderName, eventIds: readonly string[], now: Date): Promise<readonly WaitingDelivery[]>
  /** Notes that the provider is about to be asked, before it is; null: it was not, after all. */
  noteSending(merchant: string, provider: TrackingProviderName, eventIds: readonly string[], at: Date | null): Promise<void>
  settle(of: Pick<Delivery, 'merchant' | 'eventId' | 'provider'>, to: Pick<Delivery, 'state' | 'reason' | 'changedAt'>): Promise<void>
  /** One more attempt failed; it still waits. */
  noteAttempt(of: Pick<Delivery, 'merchant' | 'eventId' | 'provider'>, reason: string, at: Date): Promise<void>
  /** What waits of a visitor's events is told to nobody any more. */
  dropWaiting(merchant: string, visitorId: string, at: Date): Promise<void>
  /** The latest first. `waiting` with its time over is what no provider took in time. */
  deliveries(merchant: string, state: DeliveryState | undefined, most: number): Promise<readonly Delivery[]>
  deliveriesOf(merchant: string, eventId: string): Promise<readonly Delivery[]>
}

export const deliveryStore = (db: Database): DeliveryStore => ({
  async addDeliveries(deliveries) {
    if (deliveries.length > 0)
      await db
        .insert(trackingDeliveries)
        .values([...deliveries])
        .onConflictDoNothing()
  },

  async waiting(merchant, provider, eventIds, now) {
    if (eventIds.length === 0) return []
    return await db
      .select({
        delivery: trackingDeliveries,
        event: trackingEvents,
        visitor: trackingVisitors,
        isPaused: sql<boolean>`exists (
          select 1 from ${playPauses} p
          where p.merchant = ${trackingEvents.merchant} and p.member_id in (${trackingEvents.memberId}, ${trackingVisitors.memberId})
            and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)
        )`,
      })
      .from(trackingDeliveries)
      .innerJoin(trackingEvents, and(eq(trackingEvents.merchant, trackingDeliveries.merchant), eq(trackingEvents.id, trackingDeliveries.eventId)))
      .leftJoin(trackingVisitors, and(eq(trackingVisitors.merchant, trackingEvents.merchant), eq(trackingVisitors.id, trackingEvents.visitorId)))
      .where(
        and(
          eq(trackingDeliveries.merchant, merchant),
          eq(trackingDeliveries.provider, provider),
          eq(trackingDeliveries.state, 'waiting'),
          inArray(trackingDeliveries.eventId, [...eventIds]),
        ),
      )
      .orderBy(asc(trackingEvents.at), asc(trackingEvents.id))
  },

  async noteSending(merchant, provider, eventIds, at) {
    if (eventIds.length === 0) return
    await db
      .update(trackingDeliveries)
      .set({ sentAt: at })
      .where(
        and(eq(trackingDeliveries.merchant, merchant), eq(trackingDeliveries.provider, provider), inArray(trackingDeliveries.eventId, [...eventIds])),
      )
  },

  async settle(of, to) {
    await db
      .update(trackingDeliveries)
      .set({ ...to, sentAt: null, attempts: sql`${trackingDeliveries.attempts} + 1` })
      .where(isDelivery(of))
  },

  async noteAttempt(of, reason, at) {
    await db
      .update(trackingDeliveries)
      .set({ reason, changedAt: at, sentAt: null, attempts: sql`${trackingDeliveries.attempts} + 1` })
      .where(isDelivery(of))
  },

  async dropWaiting(merchant, visitorId, at) {
    const own = db
      .select({ id: trackingEvents.id })
      .from(trackingEvents)
      .where(and(eq(trackingEvents.merchant, merchant), eq(trackingEvents.visitorId, visitorId)))
    await db
      .update(trackingDeliveries)
      .set({ state: 'unwanted', reason: 'the consent was taken back', changedAt: at })
      .where(and(eq(trackingDeliveries.merchant, merchant), eq(trackingDeliveries.state, 'waiting'), inArray(trackingDeliveries.eventId, own)))
  },

  deliveries: (merchant, state, most) =>
    db
      .select()
      .from(trackingDeliveries)
      .where(and(eq(trackingDeliveries.merchant, merchant), state && eq(trackingDeliveries.state, state)))
      .orderBy(desc(trackingDeliveries.changedAt), trackingDeliveries.eventId)
      .limit(most),

  deliveriesOf: (merchant, eventId) =>
    db
      .select()
      .from(trackingDeliveries)
      .where(and(eq(trackingDeliveries.merchant, merchant), eq(trackingDeliveries.eventId, eventId)))
      .orderBy(trackingDeliveries.provider),
})
