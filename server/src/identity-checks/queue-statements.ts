import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { identityChecks, identityHandovers } from './schema.ts'

/** Documents that nobody has decided about, and that no company is about to. */
export const identityQueues: StaffQueues = {
  identity: {
    rows: () => sql`select c.merchant, c.sent_at as since from ${identityChecks} c where c.state = 'waiting' and not exists (
      select 1 from ${identityHandovers} h where h.merchant = c.merchant and h.check_id = c.id and h.answer is null and h.failed_at is null)`,
  },
}
