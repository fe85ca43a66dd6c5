import type { DrawState, LotteryVendor, TicketState } from '@foyer/contract/lottery/lottery-kinds'
import type { DrawRules, Results } from '@foyer/draw-check/draw-rules'
import type { Prize } from '@foyer/draw-check/prizes'
import { isNotNull, sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members, owner } from '#account/schema/members.ts'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'
import { transfers } from '#money/schema.ts'

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

/** What a draw came to: written once. */
export const lotteryResults = pgTable(
  'lottery_results',
  {
    merchant: merchant(),
    drawId: text('draw_id').notNull(),
    drawnAt: moment('drawn_at').notNull(),
    results: plainData<Results>()('results').notNull(),
    prizes: plainData<readonly Prize[]>()('prizes').notNull(),
    /** The signed certificate. */
    certificate: words('certificate').notNull(),
    /** The draw whose rest the pool took over; each rest is taken over once. */
    carriedFrom: text('carried_from'),
    /** What became of a pool; all null where prizes are fixed. */
    carried: amount('carried'),
    added: amount('added'),
    paid: amount('paid'),
    left: amount('left'),
    breakage: amount('breakage'),
    /** Whether what is left of the pool has an account of its own in the ledger: not of draws from before there was one. */
    isSetAside: boolean('is_set_aside').notNull().default(true),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.drawId] }),
    foreignKey({ columns: [table.merchant, table.drawId], foreignColumns: [lotteryDraws.merchant, lotteryDraws.id] }),
    foreignKey({ columns: [table.merchant, table.carriedFrom], foreignColumns: [table.merchant, table.drawId] }),
    uniqueIndex('lottery_results_carried').on(table.merchant, table.carriedFrom),
    check('lottery_results_pool', sql`num_nonnulls(${table.carried}, ${table.added}, ${table.paid}, ${table.left}, ${table.breakage}) in (0, 5)`),
    check('lottery_results_sum', sql`${table.carried} + ${table.added} = ${table.paid} + ${table.left} + ${table.breakage}`),
  ],
)

/** Tickets. Each was paid for in the statement that wrote it, by the bet `transferId`. */
export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    ...owner(),
    /** The order of the tickets of a draw. */
    number: amount('number').notNull().generatedAlwaysAsIdentity(),
    drawId: text('draw_id').notNull(),
    transferId: amount('transfer_id').notNull(),
    /** Of those that were bought together. */
    line: smallint('line').notNull(),
    play: text('play'),
    /** With leading zeros and a space between two. */
    numbers: text('numbers').notNull(),
    units: integer('units').notNull(),
    price: amount('price').notNull(),
    /** Random, so that the ticket's hash tells nobody what it says. */
    salt: text('salt').notNull(),
    boughtAt: moment('bought_at').notNull(),
    state: text('state').$type<TicketState>().notNull().default('sold'),
    prize: amount('prize'),
    settledAt: moment('settled_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.number] }),
    uniqueIndex('lottery_tickets_line').on(table.merchant, table.transferId, table.line),
    index('lottery_tickets_draw').on(table.merchant, table.drawId, table.number),
    // What is still to be settled.
    index('lottery_tickets_sold')
      .on(table.merchant, table.drawId, table.number)
      .where(sql`${table.state} = 'sold'`),
    index('lottery_tickets_member').on(table.merchant, table.memberId, table.number),
    // What the inbox shows.
    index('lottery_tickets_settled').on(table.merchant, table.memberId, table.settledAt).where(isNotNull(table.settledAt)),
    // Not deleted with the member: whoever has paid stays.
    foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }),
    foreignKey({ columns: [table.merchant, table.drawId], foreignColumns: [lotteryDraws.merchant, lotteryDraws.id] }),
    foreignKey({ columns: [table.merchant, table.transferId], foreignColumns: [transfers.merchant, transfers.id] }),
    check('lottery_tickets_state', sql`${table.state} in ('sold', 'won', 'lost', 'refunded')`),
    check('lottery_tickets_price', sql`${table.price} > 0 and ${table.units} > 0`),
    check('lottery_tickets_prize', sql`(${table.state} = 'won') = (${table.prize} is not null) and ${table.prize} > 0`),
    check('lottery_tickets_settled', sql`(${table.state} = 'sold') = (${table.settledAt} is null)`),
  ],
)

/** What is staked on some numbers of a draw, or on all of it (an empty subject), where that is limited. */
export const lotteryStakes = pgTable(
  'lottery_stakes',
  {
    merchant: merchant(),
    drawId: text('draw_id').notNull(),
    subject: text('subject').notNull(),
    staked: amount('staked').notNull(),
    most: amount('most').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.drawId, table.subject] }),
    foreignKey({ columns: [table.merchant, table.drawId], foreignColumns: [lotteryDraws.merchant, lotteryDraws.id] }),
    check('lottery_stakes_most', sql`${table.staked} <= ${table.most}`),
  ],
)

/** The tickets of a closed draw in blocks, so that the way from one ticket to the hash over all is found without reading all. */
export const lotteryBlocks = pgTable(
  'lottery_blocks',
  {
    merchant: merchant(),
    drawId: text('draw_id').notNull(),
    block: integer('block').notNull(),
    /** The number of its first ticket. */
    first: amount('first').notNull(),
    /** The hash over its tickets. */
    root: text('root').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.drawId, table.block] }),
    foreignKey({ columns: [table.merchant, table.drawId], foreignColumns: [lotteryDraws.merchant, lotteryDraws.id] }),
  ],
)
