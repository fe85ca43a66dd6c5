import type { SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'

/** What a subject has to do with guests whose time is over. */
export interface GuestSweep {
  /** A condition on the row of `members`: whoever fulfils it is not removed. */
  readonly keeps?: (db: Database) => SQL
  /** Changes its own tables before the members go that fulfil `isOver`, a condition on the row of `members`. */
  readonly before?: (db: Database, isOver: SQL) => Promise<void>
}
