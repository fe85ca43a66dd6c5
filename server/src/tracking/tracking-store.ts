import { factsOfMoment, momentNames } from '@foyer/contract/tracking/moments'
import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { and, asc, desc, eq, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { playPauses } from '#safe-play/schema.ts'
import { trackingChoices, trackingDeliveries, trackingEvents, trackingVisitors, type DeliveryState } from './schema.ts'

export type TrackingVisitor = typeof trackingVisitors.$inferSelect
export type TrackingChoice = typeof trackingChoices.$inferSelect
export type TrackingEventRow = typeof trackingEvents.$inferSelect
export type Delivery = typeof trackingDeliveries.$inferSelect

/** What a page tells of its visitor, with consent. */
export type VisitorFacts = Pick<TrackingVisitor, 'merchant' | 'id' | 'memberId' | 'pixels' | 'native' | 'ip' | 'userAgent' | 'origin' | 'seenAt'>

/** An event that has to go to a provider. */
export interface WaitingDelivery {
  readonly delivery: Delivery
  readonly event: TrackingEventRow
  /** Absent where the visitor was deleted. */
  readonly visitor: TrackingVisitor | null
  /** Whether the member, or who was the last to sign in on the device, takes a break or has excluded themselves. */
  readonly isPaused: boolean
}

export interface TrackingStore {
  visitor(merchant: string, id: string): Promise<TrackingVisitor | undefined>
  /** The device that the member was seen at last, of those with a choice. */
  visitorOf(owner: Owner): Promise<TrackingVisitor | undefined>
  /** Notes a choice, and keeps it as proof; the device then belongs to the member, if there is one. A no to everything forgets by what advertising, from where and with which device the visitor came. */
  choose(visitor: TrackingVisitor, globalPrivacyControl: boolean): Promise<void>
  /** What a page tells anew; what it does not tell stays. The device then belongs to the member, if there is one. */
  see(facts: VisitorFacts): Promise<void>
  /** False if the event, or one that there is once, is there already. */
  addEvent(event: TrackingEventRow): Promise<boolean>
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
  event(merchant: string, id: string): Promise<TrackingEventRow | undefined>
  /** What the server noticed of the visitor since then, the oldest first. */
  noticedByServer(merchant: string, visitorId: string, since: Date, most: number): Promise<readonly TrackingEventRow[]>
  deliveriesOf(merchant: string, eventId: string): Promise<readonly Delivery[]>
  /**
   * Removes events that happened, visitors who were seen last, and choices that were made before the given time. What a member has once stays, and so does
   * the choice that holds on a device.
   */
  sweep(merchant: string, before: Date): Promise<void>
}

/** What is kept of the origin and the device of a visitor who says no to everything. */
export const NOTHING_KNOWN = { pixels: {}, native: {}, ip: '', userAgent: '' } as const satisfies Partial<TrackingVisitor>

const serverMoments = momentNames.filter(name => factsOfMoment(name).by === 'server')

const isDelivery = ({ merchant, eventId, provider }: Pick<Delivery, 'merchant' | 'eventId' | 'provider'>) =>
  and(eq(trackingDeliveries.merchant, merchant), eq(trackingDeliveries.eventId, eventId), eq(trackingDeliveries.provider, provider))
export const isVisitorOf = ({ merchant, memberId }: Owner) => and(eq(trackingVisitors.merchant, merchant), eq(trackingVisitors.memberId, memberId))

export const trackingStore = (db: Database): TrackingStore => ({
  async visitor(merchant, id) {
    const [found] = await db
      .select()
      .from(trackingVisitors)
      .where(and(eq(trackingVisitors.merchant, merchant), eq(trackingVisitors.id, id)))
    return found
  },

  async visitorOf(owner) {
    const [found] = await db.select().from(trackingVisitors).where(isVisitorOf(owner)).orderBy(desc(trackingVisitors.seenAt)).limit(1)
    return found
  },

  async choose(visitor, globalPrivacyControl) {
    const { merchant, id, memberId, version, measurement, marketing, chosenAt } = visitor
    const chosen = { version, measurement, marketing, chosenAt, ...(memberId !== null && { memberId }) }
    const agreed = measurement || marketing
    await db
      .insert(trackingVisitors)
      .values(agreed ? visitor : { ...visitor, ...NOTHING_KNOWN })
      .onConflictDoUpdate({
        target: [trackingVisitors.merchant, trackingVisitors.id],
        set: agreed ? chosen : { ...chosen, ...NOTHING_KNOWN },
      })
    await db
      .insert(trackingChoices)
      .values({ merchant, visitorId: id, at: chosenAt, version, measurement, marketing, globalPrivacyControl })
      .onConflictDoNothing()
  },

  async see({ merchant, id, memberId, pixels, native, ...facts }) {
    await db
      .update(trackingVisitors)
      .set({
        ...facts,
        ...(memberId !== null && { memberId }),
        pixels: sql`${trackingVisitors.pixels} || ${JSON.stringify(pixels)}::jsonb`,
        native: sql`${trackingVisitors.native} || ${JSON.stringify(native)}::jsonb`,
      })
      .where(and(eq(trackingVisitors.merchant, merchant), eq(trackingVisitors.id, id)))
  },

  async addEvent(event) {
    const added = await db.insert(trackingEvents).values(event).onConflictDoNothing().returning({ id: trackingEvents.id })
    return added.length > 0
  },

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

  deliveriesOf: (merchant, eventId) =>
    db
      .select()
      .from(trackingDeliveries)
      .where(and(eq(trackingDeliveries.merchant, merchant), eq(trackingDeliveries.eventId, eventId)))
      .orderBy(trackingDeliveries.provider),

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
