import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { dataRequests } from './schema.ts'

/** Requests about data that have no answer. */
export const privacyQueues: StaffQueues = {
  requests: { rows: () => sql`select merchant, asked_at as since from ${dataRequests} where ended_at is null` },
}
