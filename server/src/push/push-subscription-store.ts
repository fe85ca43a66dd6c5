import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { type PushRefusals, pushRefusalRows } from './push-refusal-store.ts'
import { pushSubscriptions } from './schema.ts'

/** A device that push messages come to (docs/push.md). */
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect
export type NewPushSubscription = typeof pushSubscriptions.$inferInsert

export interface PushSubscriptionStore extends PushRefusals {
  /** Adds or renews a device; it now belongs to this member. Of more than `most` devices of the member, those bound longest ago are removed. */
  bind(row: NewPushSubscription, most: number): Promise<void>
  /** Subscribes a device of the member to the topic ALL. Returns false if the member has bound no such device. */
  subscribe(owner: Owner, id: string): Promise<boolean>
  remove(merchant: string, ids: readonly string[]): Promise<void>
  /** Removes the member's devices that another session has bound, also one that has expired since. */
  removeOfOthers(owner: Owner, sessionHash: string): Promise<void>
  /** The digests of the sessions by which the member's devices were bound. */
  sessionsOf(owner: Owner): Promise<readonly string[]>
  hasDevice(owner: Owner): Promise<boolean>
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(pushSubscriptions.merchant, merchant), eq(pushSubscriptions.memberId, memberId))

export const pushSubscriptionStore = (db: Database): PushSubscriptionStore => ({
  ...pushRefusalRows(db),

  async bind(row, most) {
    const { toAll: _keeps, merchant: _merchant, id: _id, ...renewed } = row
    await db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: [pushSubscriptions.merchant, pushSubscriptions.id],
        // Another member on the same device decides about the topic anew.
        set: { ...renewed, toAll: sql`${pushSubscriptions.toAll} and ${pushSubscriptions.memberId} = ${row.memberId}` },
      })
    const kept = db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(isOf(row))
      .orderBy(desc(pushSubscriptions.boundAt), pushSubscriptions.id)
      .limit(most)
    await db.delete(pushSubscriptions).where(and(isOf(row), sql`${pushSubscriptions.id} not in (${kept})`))
  },

  async subscribe(owner, id) {
    const found = await db
      .update(pushSubscriptions)
      .set({ toAll: true })
      .where(and(isOf(owner), eq(pushSubscriptions.id, id)))
      .returning({ id: pushSubscriptions.id })
    return found.length > 0
  },

  async remove(merchant, ids) {
    if (ids.length > 0)
      await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.merchant, merchant), inArray(pushSubscriptions.id, [...ids])))
  },

  async removeOfOthers(owner, sessionHash) {
    await db.delete(pushSubscriptions).where(and(isOf(owner), ne(pushSubscriptions.sessionHash, sessionHash)))
  },

  async sessionsOf(owner) {
    const rows = await db.select({ sessionHash: pushSubscriptions.sessionHash }).from(pushSubscriptions).where(isOf(owner))
    return rows.map(({ sessionHash }) => sessionHash)
  },

  async hasDevice(owner) {
    const found = await db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isOf(owner)).limit(1)
    return found.length > 0
  },
})
