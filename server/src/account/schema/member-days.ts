import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, merchant } from '#kernel/db/columns.ts'
import { members } from './members.ts'

/** The counted lines of a member's main account by day of the merchant, for promotions and missions; written with the counts of the member's row. */
export const memberDays = pgTable(
  'member_days',
  {
    merchant: merchant(),
    memberId: text('member_id').notNull(),
    /** YYYY-MM-DD. A bet that was rolled back is taken off the day on which it was made. */
    day: text('day').notNull(),
    deposits: integer('deposits').notNull(),
    deposited: amount('deposited').notNull(),
    bets: integer('bets').notNull(),
    staked: amount('staked').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.day] }),
    foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }).onDelete('cascade'),
  ],
)
