import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, merchant, moment } from '#kernel/db/columns.ts'

/**
 * The rewards that members have taken. The primary key decides between parallel claims: only the request that inserts the row moves the points, in
 * the same transaction. `turn` is `once`, or the first day of the day or week, or the year, that the reward is of.
 */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    ...owner(),
    promotionId: text('promotion_id').notNull(),
    turn: text('turn').notNull(),
    points: amount('points').notNull(),
    /** The play credit that it gave, in the smallest unit, or the lottery of the ticket. */
    credit: amount('credit'),
    ticket: text('ticket'),
    claimedAt: moment('claimed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.promotionId, table.turn] }),
    index('reward_claims_latest').on(table.merchant, table.memberId, table.claimedAt),
    goesWithMember(table),
  ],
)

/** How often all members together have taken a promotion that is limited. Others have no row: every claim would wait for it. */
export const rewardTotals = pgTable(
  'reward_totals',
  { merchant: merchant(), promotionId: text('promotion_id').notNull(), taken: integer('taken').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.promotionId] })],
)

/** The points that a member took in a week, by its Monday. */
export const boardPoints = pgTable(
  'board_points',
  { merchant: merchant(), week: text('week').notNull(), memberId: text('member_id').notNull(), points: amount('points').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.week] }),
    index('board_points_place').on(table.merchant, table.week, table.points),
    goesWithMember(table),
    check('board_points_above', sql`${table.points} > 0`),
  ],
)
