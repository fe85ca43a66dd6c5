import type { FeedbackTopic } from '@foyer/contract/support/feedback/feedback'
import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, bytes, merchant, moment, words } from '#kernel/db/columns.ts'

/** What members told the merchant, and what it answered. */
export const feedback = pgTable(
  'feedback',
  {
    ...owner(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    /** The sender's own id: a feedback is stored once, however often it is sent. */
    clientId: text('client_id').notNull(),
    topic: text('topic').$type<FeedbackTopic>().notNull(),
    text: words('text').notNull(),
    pictures: smallint('pictures').notNull(),
    sentAt: moment('sent_at').notNull(),
    answer: words('answer'),
    answeredAt: moment('answered_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    uniqueIndex('feedback_client').on(table.merchant, table.memberId, table.clientId),
    index('feedback_member').on(table.merchant, table.memberId, table.id),
    index('feedback_waiting')
      .on(table.merchant, table.id)
      .where(sql`${table.answeredAt} is null`),
    // Rows are added in order of time, so a small block range index finds the old ones.
    index('feedback_sent').using('brin', table.sentAt),
  ],
)

/** Apart from the words, so that a list does not read the pictures. `place` counts from 1. */
export const feedbackPictures = pgTable(
  'feedback_pictures',
  { merchant: merchant(), feedbackId: amount('feedback_id').notNull(), place: smallint('place').notNull(), image: bytes('image').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.feedbackId, table.place] }),
    foreignKey({ columns: [table.merchant, table.feedbackId], foreignColumns: [feedback.merchant, feedback.id] }).onDelete('cascade'),
  ],
)
