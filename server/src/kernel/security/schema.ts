import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { merchant, moment, words } from '#kernel/db/columns.ts'

/** Tries counted in a window, by rule and key. */
export const limits = pgTable(
  'limits',
  { merchant: merchant(), key: words('key').notNull(), points: integer('points').notNull(), endsAt: moment('ends_at').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.key] }), index('limits_end').on(table.endsAt)],
)
