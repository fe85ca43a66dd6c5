import { sql } from 'drizzle-orm'
import type { StaffQueues } from '#kernel/watching/staff-queue.ts'
import { mallOrders } from './schema.ts'

/** Goods that were ordered, and not sent yet. */
export const mallQueues: StaffQueues = {
  orders: { rows: () => sql`select merchant, ordered_at as since from ${mallOrders} where state = 'ordered'` },
}
