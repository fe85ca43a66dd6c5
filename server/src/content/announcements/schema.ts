import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { moment } from '#kernel/db/columns.ts'

/** The announcements that a member has read. */
export const announcementReads = pgTable(
  'announcement_reads',
  { ...owner(), announcementId: text('announcement_id').notNull(), readAt: moment('read_at').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.announcementId] }),
    goesWithMember(table),
    index('announcement_reads_announcement').on(table.merchant, table.announcementId),
  ],
)
