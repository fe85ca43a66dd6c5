import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, merchant, moment, words } from '#kernel/db/columns.ts'

// What the house notices about members (docs/console.md). Jobs keep it; no call of a player and no bet reads or writes these tables.

/** Up to which row of a journal everything is taken in. */
export const riskMarks = pgTable(
  'risk_marks',
  { merchant: merchant(), journal: text('journal').$type<'audit' | 'money' | 'play'>().notNull(), upto: amount('upto').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.journal] })],
)

/** From where members came: a device, a line, the block around it, a single address. */
export const riskLinks = pgTable(
  'risk_links',
  {
    ...owner(),
    kind: text('kind').$type<'device' | 'address' | 'line' | 'block'>().notNull(),
    value: words('value').notNull(),
    times: integer('times').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** When the member registered there. */
    registeredAt: moment('registered_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.kind, table.value, table.memberId] }),
    goesWithMember(table),
    index('risk_links_member').on(table.merchant, table.memberId, table.kind),
    index('risk_links_last').using('brin', table.lastAt),
    check('risk_links_kind', sql`${table.kind} in ('device', 'address', 'line', 'block')`),
  ],
)

/** What a member staked and won in a game in a week. `squares`: the sum of the squares of single wins, by which one large win is told from many. */
export const riskPlay = pgTable(
  'risk_play',
  {
    ...owner(),
    /** Its Monday in UTC, YYYY-MM-DD. */
    week: text('week').notNull(),
    game: words('game').notNull(),
    bets: amount('bets').notNull(),
    staked: amount('staked').notNull(),
    won: amount('won').notNull(),
    squares: doublePrecision('squares').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.memberId, table.week, table.game] }), goesWithMember(table)],
)
