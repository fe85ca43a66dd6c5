import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { bytes, moment, plainData, words } from '#kernel/db/columns.ts'

/** One chat per member. The counts are stored here because they are read with every renewal of a session. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    ...owner(),
    lastSeq: integer('last_seq').notNull(),
    lastAt: moment('last_at').notNull(),
    memberUnread: integer('member_unread').notNull(),
    supportUnread: integer('support_unread').notNull(),
    memberSeenTo: integer('member_seen_to').notNull().default(0),
    supportSeenTo: integer('support_seen_to').notNull().default(0),
    /** Since when a message of the member waits for an answer. */
    waitingSince: moment('waiting_since'),
    /** The login of who of the staff has taken it. */
    assignedTo: text('assigned_to'),
    assignedAt: moment('assigned_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    goesWithMember(table),
    index('chat_threads_waiting')
      .on(table.merchant, table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
    // The order of the console’s queue: those that wait the longest first, then those of whom something came last.
    index('chat_threads_queue').on(table.merchant, table.waitingSince.asc().nullsLast(), table.lastAt.desc().nullsFirst()),
    // The order of the desk: those that wait for an answer first, then the newest.
    index('chat_threads_desk').on(table.merchant, sql`(${table.supportUnread} > 0)`, table.lastAt),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    ...owner(),
    seq: integer('seq').notNull(),
    by: text('by').$type<'member' | 'support'>().notNull(),
    /** The sender's own id: a message is stored once, however often it is sent. */
    clientId: text('client_id').notNull(),
    at: moment('at').notNull(),
    text: words('text').notNull(),
    picture: plainData<{ width: number; height: number }>()('picture'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.seq] }),
    foreignKey({
      name: 'chat_messages_thread_fk',
      columns: [table.merchant, table.memberId],
      foreignColumns: [chatThreads.merchant, chatThreads.memberId],
    }).onDelete('cascade'),
    uniqueIndex('chat_messages_client').on(table.merchant, table.memberId, table.by, table.clientId),
    // Rows are added in order of time, so a small block range index finds the old ones.
    index('chat_messages_at').using('brin', table.at),
  ],
)

/** Apart from the messages, so that reading a chat does not read its pictures. */
export const chatPictures = pgTable('chat_pictures', { ...owner(), seq: integer('seq').notNull(), image: bytes('image').notNull() }, table => [
  primaryKey({ columns: [table.merchant, table.memberId, table.seq] }),
  foreignKey({
    name: 'chat_pictures_message_fk',
    columns: [table.merchant, table.memberId, table.seq],
    foreignColumns: [chatMessages.merchant, chatMessages.memberId, chatMessages.seq],
  }).onDelete('cascade'),
])
