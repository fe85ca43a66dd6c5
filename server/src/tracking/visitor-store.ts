import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import type { trackingEvents } from './schema.ts'
import { trackingChoices, trackingVisitors } from './schema.ts'

export type TrackingVisitor = typeof trackingVisitors.$inferSelect

export type TrackingChoice = typeof trackingChoices.$inferSelect

export type TrackingEventRow = typeof trackingEvents.$inferSelect

/** What a page tells of its visitor, with consent. */
export type VisitorFacts = Pick<TrackingVisitor, 'merchant' | 'id' | 'memberId' | 'pixels' | 'native' | 'ip' | 'userAgent' | 'origin' | 'seenAt'>

/** What is kept of the origin and the device of a visitor who says no to everything. */
export const NOTHING_KNOWN = { pixels: {}, native: {}, ip: '', userAgent: '' } as const satisfies Partial<TrackingVisitor>

export const isVisitorOf = ({ merchant, memberId }: Owner) => and(eq(trackingVisitors.merchant, merchant), eq(trackingVisitors.memberId, memberId))

/** Visitors and what they agreed to. */
export interface VisitorStore {
  visitor(merchant: string, id: string): Promise<TrackingVisitor | undefined>
  /** The device that the member was seen at last, of those with a choice. */
  visitorOf(owner: Owner): Promise<TrackingVisitor | undefined>
  /** Notes a choice, and keeps it as proof; the device then belongs to the member, if there is one. A no to everything forgets by what advertising, from where and with which device the visitor came. */
  choose(visitor: TrackingVisitor, globalPrivacyControl: boolean): Promise<void>
  /** What a page tells anew; what it does not tell stays. The device then belongs to the member, if there is one. */
  see(facts: VisitorFacts): Promise<void>
}

export const visitorStore = (db: Database): VisitorStore => ({
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
})
