import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { amount, merchant, moment, words } from '#kernel/db/columns.ts'

// What games returned (docs/console.md, Games), so that staff who look at it do not have the rounds of a week added up.

/** Of the rounds that began in an hour, by game: kept by a job. */
export const gameReturns = pgTable(
  'game_returns',
  {
    merchant: merchant(),
    /** When the hour begins. */
    at: moment('at').notNull(),
    game: words('game').notNull(),
    vendor: words('vendor').notNull(),
    rounds: amount('rounds').notNull(),
    /** In the currency's smallest unit, without what was rolled back. */
    staked: amount('staked').notNull(),
    won: amount('won').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.at, table.game] })],
)

/** What changed in rounds that the hours may have already: written in the statement of the money (functions/rounds.sql), until the job adds it to them. */
export const gameReturnChanges = pgTable(
  'game_return_changes',
  {
    merchant: merchant(),
    /** The movement that changed it. */
    transferId: bigint('transfer_id', { mode: 'number' }).notNull(),
    /** When the round began. */
    at: moment('at').notNull(),
    game: words('game').notNull(),
    vendor: words('vendor').notNull(),
    staked: amount('staked').notNull(),
    won: amount('won').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.transferId] }), index('game_return_changes_at').on(table.merchant, table.at)],
)

/** Which rounds the hours have: those that began before. */
export const gameReturnMarks = pgTable('game_return_marks', { merchant: merchant(), until: moment('until').notNull() }, table => [
  primaryKey({ columns: [table.merchant] }),
])
