import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members } from '#account/schema/members.ts'
import { amount, merchant, moment } from '#kernel/db/columns.ts'
import { transfers } from '#money/schema.ts'

/**
 * The terms of each play credit, and how far the member has come with them (docs/play-credit.md). The money is in the ledger, where a grant ends once:
 * it is released or it lapses.
 */
export const playCredits = pgTable(
  'play_credits',
  {
    merchant: merchant(),
    memberId: text('member_id').notNull(),
    /** The grant in the ledger. */
    transferId: amount('transfer_id').notNull(),
    amount: amount('amount').notNull(),
    /** What must be staked, and what was. */
    needed: amount('needed').notNull(),
    staked: amount('staked').notNull().default(0),
    /** The most of one bet meanwhile; null: none. */
    highestStake: amount('highest_stake'),
    /** How many percent of a game's stakes count, by its code, and of all others. */
    weights: jsonb('weights').$type<Readonly<Record<string, number>>>().notNull().default({}),
    otherWeight: integer('other_weight').notNull().default(100),
    endsAt: moment('ends_at').notNull(),
    state: text('state').$type<'open' | 'released' | 'lapsed'>().notNull().default('open'),
    endedAt: moment('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.transferId] }),
    foreignKey({ columns: [table.merchant, table.transferId], foreignColumns: [transfers.merchant, transfers.id] }),
    foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }),
    index('play_credits_member').on(table.merchant, table.memberId),
    // A member has one at a time, so that a stake counts once.
    uniqueIndex('play_credits_open')
      .on(table.merchant, table.memberId)
      .where(sql`${table.state} = 'open'`),
    check('play_credits_sums', sql`${table.amount} > 0 and ${table.needed} > 0 and ${table.staked} >= 0`),
    check('play_credits_rules', sql`${table.highestStake} > 0 and ${table.otherWeight} between 0 and 100`),
    check('play_credits_state', sql`${table.state} in ('open', 'released', 'lapsed') and (${table.state} = 'open') = (${table.endedAt} is null)`),
    check('play_credits_released', sql`${table.state} <> 'released' or ${table.staked} >= ${table.needed}`),
  ],
)
