import type { LockScope } from '@foyer/contract/locks/lock-scopes'
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { oneOf } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { memberLocks } from './schema.ts'

export type MemberLock = typeof memberLocks.$inferSelect

/** Who lifts a lock, when and why. */
export interface Lifting {
  readonly by: string
  readonly at: Date
  readonly reason: string
}

export interface LockStore {
  /** Whether the scope is locked at this moment. Exact after the member's row was locked in a unit of work. */
  holds(owner: Owner, scope: LockScope, at: Date): Promise<boolean>
  /** Those of these members that hold at this moment. */
  openOf(merchant: string, memberIds: readonly string[], at: Date): Promise<readonly MemberLock[]>
  /** All of them, also those that were lifted or are over; the last one first. */
  ofMember(owner: Owner): Promise<readonly MemberLock[]>
  add(locks: readonly (typeof memberLocks.$inferInsert)[]): Promise<void>
  /** Lifts the open locks of these scopes; returns what they were. */
  lift(owner: Owner, scopes: readonly LockScope[], lifting: Lifting): Promise<readonly MemberLock[]>
}

const isOf = ({ merchant, memberId }: Owner) => and(eq(memberLocks.merchant, merchant), eq(memberLocks.memberId, memberId))
const notOver = (at: Date) => or(isNull(memberLocks.until), gt(memberLocks.until, at))
const isOpen = isNull(memberLocks.liftedAt)

export const lockStore = (db: Database): LockStore => ({
  async holds(owner, scope, at) {
    const found = await db
      .select({ id: memberLocks.id })
      .from(memberLocks)
      .where(and(isOf(owner), eq(memberLocks.scope, scope), isOpen, notOver(at)))
    return found.length > 0
  },

  async openOf(merchant, memberIds, at) {
    if (memberIds.length === 0) return []
    return await db
      .select()
      .from(memberLocks)
      .where(and(eq(memberLocks.merchant, merchant), oneOf(memberLocks.memberId, memberIds), isOpen, notOver(at)))
      .orderBy(memberLocks.id)
  },

  ofMember: owner => db.select().from(memberLocks).where(isOf(owner)).orderBy(desc(memberLocks.id)),

  async add(locks) {
    if (locks.length > 0) await db.insert(memberLocks).values([...locks])
  },

  lift: (owner, scopes, { by, at, reason }) =>
    db
      .update(memberLocks)
      .set({ liftedAt: at, liftedBy: by, liftedReason: reason })
      .where(and(isOf(owner), inArray(memberLocks.scope, [...scopes]), isOpen))
      .returning(),
})
