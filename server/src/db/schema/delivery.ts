import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { merchant, moment, plainData, words } from '#db/columns.ts'

export const jobs = pgTable(
  'jobs',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    kind: text('kind').notNull(),
    payload: plainData<Record<string, unknown>>()('payload').notNull(),
    /** A claim moves it on by the lease: the job of a worker that died is due again then. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Given up after the last attempt; kept for an operator to see. */
    failedAt: moment('failed_at'),
  },
  table => [
    index('jobs_due')
      .on(table.dueAt)
      .where(sql`${table.failedAt} is null`),
  ],
)

/** What the outbox provider kept instead of sending; never written in production. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    merchant: merchant(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: words('recipient').notNull(),
    subject: words('subject'),
    text: words('text').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.id] }), index('outbox_messages_at').on(table.at)],
)
