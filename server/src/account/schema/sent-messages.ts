import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, words } from '#kernel/db/columns.ts'
import { goesWithMember, owner } from './members.ts'

/** What left for members by SMS and e-mail: never what it said. */
export const sentMessages = pgTable(
  'sent_messages',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ...owner(),
    at: moment('at').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    /** What it was for, e.g. `recovery`. */
    what: text('what').notNull(),
    /** The number or address, masked. */
    to: words('to').notNull(),
    /** `refused`: the provider will never take it. */
    outcome: text('outcome').$type<'sent' | 'refused'>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    index('sent_messages_member').on(table.merchant, table.memberId, table.id),
    index('sent_messages_at').using('brin', table.at),
    check('sent_messages_outcome', sql`${table.outcome} in ('sent', 'refused')`),
  ],
)
