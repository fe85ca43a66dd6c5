import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { staffApprovals } from '#staff/schema/approvals.ts'

/** Acts that wait for a second person; of the house, the merchant is `*`. */
export const approvalQueues: StaffQueues = {
  approvals: { rows: now => sql`select merchant, asked_at as since from ${staffApprovals} where state = 'waiting' and expires_at > ${now}` },
}
