import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

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

/** What staff have sent to chosen members as a message in the app (docs/announcements.md). */
export const sentAnnouncements = pgTable(
  'sent_announcements',
  {
    merchant: merchant(),
    id: text('id').notNull(),
    words: plainData<Readonly<Record<string, { readonly title: string; readonly body: string }>>>()('words').notNull(),
    /** The page to which its button leads. */
    path: words('path').notNull(),
    at: moment('at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.id] }), index('sent_announcements_at').on(table.merchant, table.at)],
)

/** Whom it was sent to. */
export const announcementRecipients = pgTable(
  'announcement_recipients',
  { ...owner(), announcementId: text('announcement_id').notNull(), at: moment('at').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.announcementId] }),
    goesWithMember(table),
    foreignKey({
      name: 'announcement_recipients_fk',
      columns: [table.merchant, table.announcementId],
      foreignColumns: [sentAnnouncements.merchant, sentAnnouncements.id],
    }).onDelete('cascade'),
    index('announcement_recipients_announcement').on(table.merchant, table.announcementId),
  ],
)
