import { pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { moment } from '#kernel/db/columns.ts'

/** Until when a member has seen the inbox; without a row, never. */
export const inboxMarks = pgTable('inbox_marks', { ...owner(), seenTo: moment('seen_to').notNull() }, table => [
  primaryKey({ columns: [table.merchant, table.memberId] }),
  goesWithMember(table),
])
