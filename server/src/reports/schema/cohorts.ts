import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { merchant } from '#kernel/db/columns.ts'

/** What those who came on a day of the merchant have done since. */
export const reportFunnel = pgTable(
  'report_funnel',
  {
    merchant: merchant(),
    day: text('day').notNull(),
    /** First visits, and forms that were sent, of those who let themselves be measured. */
    visits: integer('visits').notNull(),
    forms: integer('forms').notNull(),
    registered: integer('registered').notNull(),
    verified: integer('verified').notNull(),
    deposited: integer('deposited').notNull(),
    /** A second deposit within 7 days of the first. */
    again: integer('again').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.day] })],
)

/** Of the members whose first deposit was in a week, those who bet in the week that is so many weeks later. */
export const reportCohorts = pgTable(
  'report_cohorts',
  {
    merchant: merchant(),
    /** Its Monday, YYYY-MM-DD. */
    week: text('week').notNull(),
    later: smallint('later').notNull(),
    members: integer('members').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.week, table.later] })],
)
