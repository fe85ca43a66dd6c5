import type { Results } from '@foyer/draw-check/draw-rules'
import type { Prize } from '@foyer/draw-check/prizes'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'
import { lotteryDraws } from './draws.ts'

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
