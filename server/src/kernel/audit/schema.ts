import { inboxSecurityEvents } from '@foyer/contract/inbox/inbox-kinds'
import { isNotNull, sql, type SQL } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'
import type { AuditEvent, AuditName } from './audit-event.ts'

/** Anybody can cause a failed sign-in of a member. Written into the statement, because the planner must see that the index fits. */
export const isFailedSignIn = (event: AnyPgColumn): SQL => sql`${event} = 'login.failed'`
/** What the inbox shows. Written into the statement for the same reason. */
export const isForInbox = (event: AnyPgColumn): SQL => sql`${event} in ${sql.raw(`('${inboxSecurityEvents.join("', '")}')`)}`
export const isOwn = (event: AnyPgColumn): SQL => sql`${event} <> 'login.failed'`

/** Rows stay after their member is deleted. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    merchant: merchant(),
    memberId: text('member_id'),
    event: text('event').$type<AuditName>().notNull(),
    ip: text('ip').notNull(),
    userAgent: words('user_agent').notNull(),
    requestId: words('request_id').notNull(),
    detail: plainData<AuditEvent['detail']>()('detail').notNull(),
    limitWindow: words('limit_window'),
    /** How often it happened: more than once only for tries that one window of a limit refused. */
    times: integer('times').notNull().default(1),
  },
  // Rows are added in order of time, so a small block range index finds the old ones.
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // Apart, so that the latest events of the member are found however many failed sign-ins of strangers came after them.
    index('audit_events_own').on(table.merchant, table.memberId, table.id).where(isOwn(table.event)),
    index('audit_events_failed').on(table.merchant, table.memberId, table.id).where(isFailedSignIn(table.event)),
    index('audit_events_inbox').on(table.merchant, table.memberId, table.at).where(isForInbox(table.event)),
    uniqueIndex('audit_events_limit_window').on(table.merchant, table.limitWindow).where(isNotNull(table.limitWindow)),
    index('audit_events_at').using('brin', table.at),
  ],
)
