import type { SQL } from 'drizzle-orm'

/** What waits for staff, of every merchant. */
export interface StaffQueue {
  /** A query of what waits, with `merchant` and `since` (a moment). An index should find the rows: they are counted at each scrape. */
  readonly rows: (now: SQL) => SQL
}

/** By the name that the metric shows. */
export type StaffQueues = Readonly<Record<string, StaffQueue>>
