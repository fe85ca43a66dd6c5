import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { identityChecks } from './schema.ts'

/** Documents that nobody has decided about. */
export const identityQueues: StaffQueues = {
  identity: { rows: () => sql`select merchant, sent_at as since from ${identityChecks} where state = 'waiting'` },
}
