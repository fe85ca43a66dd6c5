import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import type { Delivery } from './delivery-store.ts'
import { trackingChoices, trackingDeliveries, trackingEvents, trackingVisitors } from './schema.ts'
import { isVisitorOf, NOTHING_KNOWN, type TrackingChoice, type TrackingEventRow, type TrackingVisitor } from './visitor-store.ts'

/** An event with the providers that were told of it, or may have been. */
export interface SentEvent extends TrackingEventRow {
  readonly sentTo: readonly TrackingProviderName[]
}

/** What tracking keeps of a member, for the member (docs/tracking.md, Consent). */
export interface TrackedDataStore {
  /** The devices that the member was seen at last, the latest first. */
  devices(owner: Owner, most: number): Promise<readonly TrackingVisitor[]>
  /** What was chosen on those devices, the latest first. */
  choices(owner: Owner, most: number): Promise<readonly TrackingChoice[]>
  /** The latest first: those before the one at `at` that is named `id`, if one is named. */
  events(owner: Owner, place: { readonly at: Date; readonly id: string } | undefined, most: number): Promise<readonly SentEvent[]>
  /** What became of events at each provider. */
  deliveries(merchant: string, events: readonly string[]): Promise<readonly Delivery[]>
  /** Everything, in whatever amount. */
  all(owner: Owner): Promise<{
    readonly visitors: readonly TrackingVisitor[]
    readonly choices: readonly TrackingChoice[]
    readonly events: readonly TrackingEventRow[]
  }>
  /**
   * Deletes what was noticed, and says no on every device of the member, with the proof of it. What there is once for ever stays as a bare fact, without
   * anything that was known of it: otherwise the member's next deposit would be told as the first one.
   */
  forget(owner: Owner, version: string, at: Date): Promise<void>
  /** Deletes everything, because the account ends. */
  remove(owner: Owner): Promise<void>
}

/**
 * The member's own events, and those of the member's devices at which nobody was signed in. The devices are an array that is read once, because an
 * index finds the events of an array, and not those of a query.
 */
const eventsOf = (db: Database, owner: Owner) => {
  const devices = db.select({ id: trackingVisitors.id }).from(trackingVisitors).where(isVisitorOf(owner))
  const isUnsigned = and(isNull(trackingEvents.memberId), sql`${trackingEvents.visitorId} = any(array(${devices}))`)
  return and(eq(trackingEvents.merchant, owner.merchant), or(eq(trackingEvents.memberId, owner.memberId), isUnsigned))
}

const forget = async (db: Database, owner: Owner, version: string, at: Date): Promise<void> => {
  const { merchant } = owner
  const no = { version, measurement: false, marketing: false }
  await db
    .update(trackingVisitors)
    .set({ ...no, ...NOTHING_KNOWN, chosenAt: at })
    .where(isVisitorOf(owner))
  await db
    .insert(trackingChoices)
    .select(
      db
        .select({
          merchant: trackingVisitors.merchant,
          visitorId: trackingVisitors.id,
          at: trackingVisitors.chosenAt,
          version: trackingVisitors.version,
          measurement: trackingVisitors.measurement,
          marketing: trackingVisitors.marketing,
          globalPrivacyControl: sql<boolean>`false`.as('global_privacy_control'),
        })
        .from(trackingVisitors)
        .where(isVisitorOf(owner)),
    )
    .onConflictDoNothing()

  const own = eventsOf(db, owner)
  const events = db.select({ id: trackingEvents.id }).from(trackingEvents).where(own)
  await db.delete(trackingDeliveries).where(and(eq(trackingDeliveries.merchant, merchant), inArray(trackingDeliveries.eventId, events)))
  await db.delete(trackingEvents).where(and(own, isNull(trackingEvents.once)))
  await db
    .update(trackingEvents)
    .set({ visitorId: null, amount: null, asset: null, detail: {} })
    .where(and(own, isNotNull(trackingEvents.once)))
}

export const trackedDataStore = (db: Database): TrackedDataStore => {
  const choicesOf = (owner: Owner) =>
    db
      .select(getTableColumns(trackingChoices))
      .from(trackingChoices)
      .innerJoin(trackingVisitors, and(eq(trackingVisitors.merchant, trackingChoices.merchant), eq(trackingVisitors.id, trackingChoices.visitorId)))
      .where(isVisitorOf(owner))

  return {
    choices: (owner, most) => choicesOf(owner).orderBy(desc(trackingChoices.at)).limit(most),

    devices: (owner, most) => db.select().from(trackingVisitors).where(isVisitorOf(owner)).orderBy(desc(trackingVisitors.seenAt)).limit(most),

    async events(owner, place, most) {
      const found = await db
        .select()
        .from(trackingEvents)
        .where(
          and(
            eventsOf(db, owner),
            place && sql`(${trackingEvents.at}, ${trackingEvents.id}) < (${place.at.toISOString()}::timestamptz, ${place.id})`,
          ),
        )
        .orderBy(desc(trackingEvents.at), desc(trackingEvents.id))
        .limit(most)
      const ids = found.map(({ id }) => id)
      const deliveries = await db
        .select({ eventId: trackingDeliveries.eventId, provider: trackingDeliveries.provider })
        .from(trackingDeliveries)
        .where(
          and(
            eq(trackingDeliveries.merchant, owner.merchant),
            inArray(trackingDeliveries.eventId, ids),
            inArray(trackingDeliveries.state, ['sent', 'unclear']),
          ),
        )
        .orderBy(trackingDeliveries.provider)
      const sentTo = Map.groupBy(deliveries, ({ eventId }) => eventId)
      return found.map(event => ({ ...event, sentTo: (sentTo.get(event.id) ?? []).map(({ provider }) => provider) }))
    },

    async deliveries(merchant, events) {
      if (events.length === 0) return []
      return await db
        .select()
        .from(trackingDeliveries)
        .where(and(eq(trackingDeliveries.merchant, merchant), inArray(trackingDeliveries.eventId, [...events])))
        .orderBy(trackingDeliveries.provider)
    },

    async all(owner) {
      const visitors = await db.select().from(trackingVisitors).where(isVisitorOf(owner)).orderBy(trackingVisitors.seenAt)
      const choices = await choicesOf(owner).orderBy(trackingChoices.at)
      const events = await db.select().from(trackingEvents).where(eventsOf(db, owner)).orderBy(trackingEvents.at)
      return { visitors, choices, events }
    },

    forget: (owner, version, at) => forget(db, owner, version, at),

    async remove(owner) {
      await db.delete(trackingEvents).where(eventsOf(db, owner))
      await db.delete(trackingVisitors).where(isVisitorOf(owner))
    },
  }
}
