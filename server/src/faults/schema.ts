import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { merchant, moment } from '#kernel/db/columns.ts'

/** Faults that players' browsers reported: one row for each distinct fault of a day (UTC). Nothing in it is of a person. */
export const pageFaults = pgTable(
  'page_faults',
  {
    merchant: merchant(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Digest of what makes it distinct: version, engine, message, place and part. */
    fault: text('fault').notNull(),
    version: text('version').notNull(),
    engine: text('engine').notNull(),
    message: text('message').notNull(),
    place: text('place').notNull(),
    part: text('part').notNull(),
    /** Of its first report that day. */
    route: text('route').notNull(),
    language: text('language').notNull(),
    count: integer('count').notNull(),
    firstSeen: moment('first_seen').notNull(),
    lastSeen: moment('last_seen').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.day, table.fault] })],
)
