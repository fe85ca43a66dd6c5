import type { requestKinds } from '@foyer/contract/privacy/ops/request-kinds'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, moment, words } from '#kernel/db/columns.ts'

/** What members have asked about their data, with the day by which each is to be answered. */
export const dataRequests = pgTable(
  'data_requests',
  {
    ...owner(),
    number: amount('number').notNull().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<(typeof requestKinds)[number]>().notNull(),
    text: words('text').notNull(),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** The login of whoever wrote it down. */
    by: text('by').notNull(),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by'),
    outcome: text('outcome').$type<'done' | 'refused'>(),
    answer: words('answer'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.number] }),
    goesWithMember(table),
    index('data_requests_member').on(table.merchant, table.memberId),
    index('data_requests_open')
      .on(table.merchant, table.dueAt)
      .where(sql`${table.endedAt} is null`),
    index('data_requests_ended')
      .on(table.merchant, table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    check('data_requests_kind', sql`${table.kind} in ('access', 'erasure', 'correction', 'objection')`),
    check('data_requests_outcome', sql`${table.outcome} in ('done', 'refused')`),
    check('data_requests_ended', sql`num_nonnulls(${table.endedAt}, ${table.endedBy}, ${table.outcome}, ${table.answer}) in (0, 4)`),
    check('data_requests_due', sql`${table.dueAt} > ${table.askedAt}`),
  ],
)
