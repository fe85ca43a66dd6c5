import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { merchant, moment, words } from '#kernel/db/columns.ts'

/** Messages that the outbox provider stored instead of sending; never written in production. */
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
