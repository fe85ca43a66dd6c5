import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/db/columns.ts'
import { goesWithMember, owner } from './members.ts'

/** Networks from which a member signed in. */
export const networks = pgTable(
  'networks',
  {
    ...owner(),
    prefix: text('prefix').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** The number of sessions opened from there. */
    signIns: integer('sign_ins').notNull().default(1),
  },
  table => [primaryKey({ columns: [table.merchant, table.memberId, table.prefix] }), goesWithMember(table)],
)
