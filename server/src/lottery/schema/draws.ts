import type { DrawState, LotteryVendor } from '@foyer/contract/lottery/lottery-kinds'
import type { DrawRules } from '@foyer/draw-check/draw-rules'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'

// The lottery (docs/lottery.md). What was drawn is never changed or removed: that rule is a trigger, written by hand in the migration `lottery-rules`.

/** One draw of a lottery, with the rules under which its tickets are sold. Sums are in the currency's smallest unit. */
export const lotteryDraws = pgTable(
  'lottery_draws',
  {
    merchant: merchant(),
    id: text('id').notNull(),
    lottery: text('lottery').notNull(),
    vendor: text('vendor').$type<LotteryVendor>().notNull(),
    name: words('name').notNull(),
    state: text('state').$type<DrawState>().notNull(),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    drawsAt: moment('draws_at').notNull(),
    rules: plainData<DrawRules>()('rules').notNull(),
    /** The most that is staked on the same numbers, and altogether; null: without limit. */
    mostOnNumber: amount('most_on_number'),
    mostInDraw: amount('most_in_draw'),
    /** The secret seed: sealed until it is published in the certificate, and never read before. */
    sealedSeed: text('sealed_seed').notNull(),
    /** The signed commitment, and the hash of its body. */
    commitment: words('commitment').notNull(),
    commitmentHash: text('commitment_hash').notNull(),
    /** The beacon's round that was promised; null: none. */
    beaconRound: amount('beacon_round'),
    closedAt: moment('closed_at'),
    /** The hash over all tickets; their number and sum. Null until all of them are counted. */
    root: text('root'),
    ticketCount: amount('ticket_count'),
    staked: amount('staked'),
    /** The signed statement of that hash, made when it was published; null of draws that were closed before there was one. */
    rootStatement: words('root_statement'),
    /** Why its moment has passed without numbers. */
    waitsFor: text('waits_for').$type<'beacon' | 'draw'>(),
    /** The signed statement why and by whom the draw was declared void; null of other draws, and of those that were declared void before there was one. */
    voidStatement: words('void_statement'),
    /** When all prizes were paid, or all tickets paid back. */
    settledAt: moment('settled_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('lottery_draws_moment').on(table.merchant, table.lottery, table.drawsAt),
    index('lottery_draws_past').on(table.merchant, table.drawsAt, table.id),
    index('lottery_draws_ahead')
      .on(table.merchant, table.lottery, table.drawsAt)
      .where(sql`${table.state} in ('scheduled', 'open', 'closed', 'drawn')`),
    check('lottery_draws_state', sql`${table.state} in ('scheduled', 'open', 'closed', 'drawn', 'settled', 'void')`),
    check('lottery_draws_moments', sql`${table.opensAt} < ${table.closesAt} and ${table.closesAt} <= ${table.drawsAt}`),
    check('lottery_draws_closed', sql`${table.closedAt} is not null or ${table.state} in ('scheduled', 'open', 'void')`),
    check('lottery_draws_counted', sql`num_nonnulls(${table.root}, ${table.ticketCount}, ${table.staked}) in (0, 3)`),
    check('lottery_draws_drawn', sql`${table.root} is not null or ${table.state} not in ('drawn', 'settled')`),
    check('lottery_draws_settled', sql`${table.settledAt} is not null or ${table.state} <> 'settled'`),
  ],
)
