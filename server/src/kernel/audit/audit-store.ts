import { and, desc, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#kernel/db/database.ts'
import type { AuditEvent } from './audit-event.ts'
import { auditEvents, isFailedSignIn, isOwn } from './schema.ts'

export interface AuditStore {
  /** An event of a limit's window that is there already is counted instead. */
  add(event: AuditEvent): Promise<void>
  /** Newest first: the latest `most` events, and beside them the latest `mostFailed` failed sign-ins, which strangers may have caused. */
  ofMember(merchant: string, memberId: string, most: number, mostFailed?: number): Promise<readonly AuditEvent[]>
  /** Removes events from before `before`. */
  sweep(before: Date): Promise<void>
}

export const auditStore = (db: Database): AuditStore => ({
  async add(event) {
    await db
      .insert(auditEvents)
      .values(event)
      .onConflictDoUpdate({
        target: [auditEvents.merchant, auditEvents.limitWindow],
        targetWhere: isNotNull(auditEvents.limitWindow),
        set: { times: sql`${auditEvents.times} + 1` },
      })
  },

  async ofMember(merchant, memberId, most, mostFailed = most) {
    const latest = (those: SQL, limit: number) =>
      db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.merchant, merchant), eq(auditEvents.memberId, memberId), those))
        .orderBy(desc(auditEvents.id))
        .limit(limit)
    const rows = await unionAll(latest(isOwn(auditEvents.event), most), latest(isFailedSignIn(auditEvents.event), mostFailed)).orderBy(
      desc(auditEvents.id),
    )
    return rows.map(({ id: _, limitWindow: _window, times: _times, ...event }) => event)
  },

  async sweep(before) {
    await db.delete(auditEvents).where(lt(auditEvents.at, before))
  },
})
