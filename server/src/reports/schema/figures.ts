import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, merchant, moment, words } from '#kernel/db/columns.ts'

// What reports read (docs/operating.md, Reports): made by jobs from the lines of the ledger and from the members, and never changed by a request.

/** By what money is divided: not at all, by game, by how the member came, by the affiliate code the member came with, by the way a deposit was paid, by the agent right above. */
export const dimensions = ['all', 'game', 'channel', 'campaign', 'way', 'agent'] as const
export type Dimension = (typeof dimensions)[number]

/** What was moved, in the currency's smallest unit. What was rolled back is taken off. */
const figures = () => ({
  bets: amount('bets').notNull(),
  staked: amount('staked').notNull(),
  won: amount('won').notNull(),
  depositCount: amount('deposit_count').notNull(),
  deposits: amount('deposits').notNull(),
  payoutCount: amount('payout_count').notNull(),
  paidOut: amount('paid_out').notNull(),
  /** First deposits of members. */
  firsts: amount('firsts').notNull(),
})

/** By quarter of an hour: the days of every time zone begin at one. */
export const reportParts = pgTable(
  'report_parts',
  {
    merchant: merchant(),
    at: moment('at').notNull(),
    dimension: text('dimension').$type<Dimension>().notNull(),
    key: words('key').notNull(),
    ...figures(),
  },
  table => [primaryKey({ columns: [table.merchant, table.at, table.dimension, table.key] })],
)

/** By day of the merchant. */
export const reportDays = pgTable(
  'report_days',
  {
    merchant: merchant(),
    dimension: text('dimension').$type<Dimension>().notNull(),
    /** YYYY-MM-DD. */
    day: text('day').notNull(),
    key: words('key').notNull(),
    ...figures(),
    /** Members who bet; 0 but of `all`. */
    players: amount('players').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.dimension, table.day, table.key] })],
)

/** Who bet on a day of the merchant: only so that days and weeks can count members once. */
export const reportPlayers = pgTable(
  'report_players',
  { merchant: merchant(), day: text('day').notNull(), memberId: text('member_id').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.day, table.memberId] }), index('report_players_member').on(table.merchant, table.memberId)],
)
