import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { auditEvents } from '#db/schema/security.ts'
import type { AuditEvent } from './audit-event.ts'

export interface AuditStore {
  add(event: AuditEvent): Promise<void>
  /** Newest first. */
  ofMember(merchant: string, memberId: string, limit: number): Promise<readonly AuditEvent[]>
  /** Removes events from before `before`. */
  sweep(before: Date): Promise<void>
}

export const auditStore = (db: Database): AuditStore => ({
  async add(event) {
    await db.insert(auditEvents).values(event)
  },

  async ofMember(merchant, memberId, limit) {
    const rows = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.merchant, merchant), eq(auditEvents.memberId, memberId)))
      .orderBy(desc(auditEvents.id))
      .limit(limit)
    return rows.map(({ id: _, ...event }) => event)
  },

  async sweep(before) {
    await db.delete(auditEvents).where(lt(auditEvents.at, before))
  },
})
