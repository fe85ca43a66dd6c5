import type { TicketState } from '@foyer/contract/lottery/lottery-kinds'
import { isNotNull, sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members, owner } from '#account/schema/members.ts'
import { amount, merchant, moment } from '#kernel/db/columns.ts'
import { transfers } from '#money/schema.ts'
import { lotteryDraws } from './draws.ts'

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
