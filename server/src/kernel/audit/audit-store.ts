import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
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

const addFunction = databaseFunction(
  'audit_add',
  {
    merchant: 'text',
    at: 'timestamp with time zone',
    member_id: 'text?',
    event: 'text',
    ip: 'text',
    user_agent: 'text',
    request_id: 'text',
    detail: 'jsonb',
    limit_window: 'text?',
  },
  {},
)

export const auditStore = (db: Database): AuditStore => {
  const add = addFunction(db)
  return {
    async add({
      merchant,
      at,
      memberId: member_id,
      event,
      ip,
      userAgent: user_agent,
      requestId: request_id,
      detail,
      limitWindow: limit_window = null,
    }) {
      await add({ merchant, at, member_id, event, ip, user_agent, request_id, detail, limit_window })
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
  }
}
