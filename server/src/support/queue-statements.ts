import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { chatThreads } from './chat/schema.ts'
import { feedback } from './feedback/schema.ts'

/** Chats and feedback that nobody has answered. */
export const supportQueues: StaffQueues = {
  chats: { rows: () => sql`select merchant, waiting_since as since from ${chatThreads} where waiting_since is not null` },
  feedback: { rows: () => sql`select merchant, sent_at as since from ${feedback} where answered_at is null` },
}
