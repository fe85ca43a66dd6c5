import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { merchant, moment } from '#kernel/db/columns.ts'

/** Up to when the parts of a merchant are made, and when they were. */
export const reportMarks = pgTable(
  'report_marks',
  { merchant: merchant(), until: moment('until').notNull(), madeAt: moment('made_at').notNull() },
  table => [primaryKey({ columns: [table.merchant] })],
)

/** Of the latest night whose sums were begun: how many of its units are made (nightly-sums.ts). */
export const reportNights = pgTable(
  'report_nights',
  { merchant: merchant(), night: moment('night').notNull(), done: integer('done').notNull() },
  table => [primaryKey({ columns: [table.merchant] })],
)
