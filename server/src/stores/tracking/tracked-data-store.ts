import type { TrackingProviderName } from '@foyer/contract/tracking/provider-events'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { trackingChoices, trackingDeliveries, trackingEvents, trackingVisitors } from '#db/schema/tracking.ts'
import type { Owner } from '#stores/factor-store.ts'
import type { TrackingEventRow, TrackingVisitor } from './tracking-store.ts'

/** An event with the providers that were told of it, or may have been. */
export interface ToldEvent extends TrackingEventRow {
  readonly told: readonly TrackingProviderName[]
}

/** What tracking keeps of a member, for the member (docs/tracking.md, Consent). */
export interface TrackedDataStore {
  /** The devices that the member was seen at last, the latest first. */
  devices(owner: Owner, most: number): Promise<readonly TrackingVisitor[]>
  /** The latest first: those before the one at `at` that is named `id`, if one is named. */
  events(owner: Owner, place: { readonly at: Date; readonly id: string } | undefined, most: number): Promise<readonly ToldEvent[]>
  /** Everything, in whatever amount. */
  all(owner: Owner): Promise<{ readonly visitors: readonly TrackingVisitor[]; readonly events: readonly TrackingEventRow[] }>
  /**
   * Deletes what was noticed, and says no on every device of the member, with the proof of it. What there is once for ever stays as a bare fact, without
   * anything that was known of it: otherwise the member's next deposit would be told as the first one.
   */
  forget(owner: Owner, version: string, at: Date): Promise<void>
  /** Deletes everything, because the account ends. */
  remove(owner: Owner): Promise<void>
}

const isVisitorOf = ({ merchant, memberId }: Owner) => and(eq(trackingVisitors.merchant, merchant), eq(trackingVisitors.memberId, memberId))

export const trackedDataStore = (db: Database): TrackedDataStore => {
  /** The member's own events, and those that nobody was signed in at, on a device of theirs. The devices are read before, so that an index finds both. */
  const areOf = async (owner: Owner) => {
    const devices = await db.select({ id: trackingVisitors.id }).from(trackingVisitors).where(isVisitorOf(owner))
    const ids = devices.map(({ id }) => id)
    const unsigned = ids.length > 0 ? and(isNull(trackingEvents.memberId), inArray(trackingEvents.visitorId, ids)) : undefined
    return and(eq(trackingEvents.merchant, owner.merchant), or(eq(trackingEvents.memberId, owner.memberId), unsigned))
  }

  return {
    devices: (owner, most) => db.select().from(trackingVisitors).where(isVisitorOf(owner)).orderBy(desc(trackingVisitors.seenAt)).limit(most),

    async events(owner, place, most) {
      const found = await db
        .select()
        .from(trackingEvents)
        .where(
          and(await areOf(owner), place && sql`(${trackingEvents.at}, ${trackingEvents.id}) < (${place.at.toISOString()}::timestamptz, ${place.id})`),
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
      const told = Map.groupBy(deliveries, ({ eventId }) => eventId)
      return found.map(event => ({ ...event, told: (told.get(event.id) ?? []).map(({ provider }) => provider) }))
    },

    async all(owner) {
      const visitors = await db.select().from(trackingVisitors).where(isVisitorOf(owner)).orderBy(trackingVisitors.seenAt)
      const events = await db
        .select()
        .from(trackingEvents)
        .where(await areOf(owner))
        .orderBy(trackingEvents.at)
      return { visitors, events }
    },

    async forget(owner, version, at) {
      const no = { version, measurement: false, marketing: false, chosenAt: at, pixels: {}, native: {}, ip: '', userAgent: '' }
      const refused = await db.update(trackingVisitors).set(no).where(isVisitorOf(owner)).returning({ id: trackingVisitors.id })
      const { merchant } = owner
      const proofs = refused.map(({ id }) => ({
        merchant,
        visitorId: id,
        at,
        version,
        measurement: false,
        marketing: false,
        globalPrivacyControl: false,
      }))
      if (proofs.length > 0) await db.insert(trackingChoices).values(proofs).onConflictDoNothing()

      const own = await areOf(owner)
      await db.delete(trackingEvents).where(and(own, isNull(trackingEvents.once)))
      const kept = await db
        .update(trackingEvents)
        .set({ visitorId: null, amount: null, asset: null, detail: {} })
        .where(and(own, isNotNull(trackingEvents.once)))
        .returning({ id: trackingEvents.id })
      const ids = kept.map(({ id }) => id)
      await db.delete(trackingDeliveries).where(and(eq(trackingDeliveries.merchant, merchant), inArray(trackingDeliveries.eventId, ids)))
    },

    async remove(owner) {
      await db.delete(trackingEvents).where(await areOf(owner))
      await db.delete(trackingVisitors).where(isVisitorOf(owner))
    },
  }
}
