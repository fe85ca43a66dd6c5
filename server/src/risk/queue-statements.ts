import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { riskCases } from './schema/cases.ts'

/** Cases that nobody has looked at. */
export const riskQueues: StaffQueues = {
  risk: { rows: () => sql`select merchant, opened_at as since from ${riskCases} where state = 'open'` },
}
