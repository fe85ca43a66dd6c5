import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { type MemberGroupTable, pushAudienceStore, type PushAudienceStore } from './push-audience-store.ts'
import { pushDeliveryStore, type PushDeliveryStore } from './push-delivery-store.ts'
import { type Push, is } from './push-statements.ts'
import { pushDeliveries, pushes } from './schema.ts'

export type NewPush = Omit<Push, 'batches' | 'plannedTo'>

/** Pushes. */
interface PushRows {
  add(push: NewPush): Promise<void>
  byId(merchant: string, id: string): Promise<Push | undefined>
  /** Those that were for this member alone, the latest first, with the devices that took, showed and opened each. */
  ofMember(
    owner: Owner,
    limit: number,
  ): Promise<readonly { readonly push: Push; readonly accepted: number; readonly shown: number; readonly tapped: number }[]>
  /** The latest first. */
  newest(merchant: string, most: number): Promise<readonly Push[]>
  /** Removes pushes that were due before the given time; returns their number. */
  sweep(merchant: string, dueBefore: Date): Promise<number>
}

const pushRows = (db: Database): PushRows => ({
  async add(push) {
    await db.insert(pushes).values(push)
  },

  async byId(merchant, id) {
    const [found] = await db.select().from(pushes).where(is({ merchant, id }))
    return found
  },

  async ofMember({ merchant, memberId }, limit) {
    const rows = await db
      .select({
        push: pushes,
        accepted: sql<number>`count(*) filter (where ${pushDeliveries.outcome} = 'accepted')`.mapWith(Number),
        shown: sql<number>`count(${pushDeliveries.shownAt})`.mapWith(Number),
        tapped: sql<number>`count(${pushDeliveries.tappedAt})`.mapWith(Number),
      })
      .from(pushes)
      .leftJoin(pushDeliveries, and(eq(pushDeliveries.merchant, merchant), eq(pushDeliveries.pushId, pushes.id)))
      .where(and(eq(pushes.merchant, merchant), sql`${pushes.audience}->>'member' = ${memberId}`))
      .groupBy(pushes.merchant, pushes.id)
      .orderBy(desc(pushes.dueAt))
      .limit(limit)
    return rows
  },

  newest: (merchant, most) =>
    db
      .select()
      .from(pushes)
      .where(eq(pushes.merchant, merchant))
      .orderBy(sql`${pushes.dueAt} desc`, pushes.id)
      .limit(most),

  async sweep(merchant, dueBefore) {
    const swept = await db
      .delete(pushes)
      .where(and(eq(pushes.merchant, merchant), lt(pushes.dueAt, dueBefore)))
      .returning({ id: pushes.id })
    return swept.length
  },
})

/** Pushes, from their plan to what became of them. */
export interface PushStore extends PushAudienceStore, PushDeliveryStore, PushRows {}

export const pushStore = (db: Database, groups: MemberGroupTable): PushStore => ({
  ...pushAudienceStore(db, groups),
  ...pushDeliveryStore(db),
  ...pushRows(db),
})
