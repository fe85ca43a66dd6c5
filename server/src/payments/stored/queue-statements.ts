import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { payments } from '#payments/schema.ts'

/** Withdrawals that a person must decide about, and payments that their company contradicts. */
export const paymentQueues: StaffQueues = {
  withdrawals: { rows: () => sql`select merchant, created_at as since from ${payments} where state = 'waiting'` },
  contradictions: { rows: () => sql`select merchant, changed_at as since from ${payments} where contradiction is not null and resolved is null` },
}
