import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, moment, words } from '#kernel/db/columns.ts'

/** What staff write about a member for each other. */
export const memberNotes = pgTable(
  'member_notes',
  {
    ...owner(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    text: words('text').notNull(),
    /** The login of whoever wrote it. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    index('member_notes_member').on(table.merchant, table.memberId, table.id),
  ],
)

/** Words by which staff find members again, such as `vip-watch`. */
export const memberTags = pgTable(
  'member_tags',
  {
    ...owner(),
    tag: text('tag').notNull(),
    by: text('by').notNull(),
    at: moment('at').notNull(),
    /** When the member registered, which is the order of staff’s lists; null where a server of an earlier version wrote the row. */
    registeredAt: moment('registered_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.tag] }),
    goesWithMember(table),
    index('member_tags_registered').on(table.merchant, table.tag, table.registeredAt, table.memberId),
    index('member_tags_tag').on(table.merchant, table.tag, table.memberId),
    check('member_tags_form', sql`${table.tag} ~ '^[a-z0-9][a-z0-9-]{0,31}$'`),
  ],
)
