import type { CaseState, SignalKind } from '@foyer/contract/risk/ops/kinds'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, merchant, moment, plainData, words } from '#kernel/db/columns.ts'

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

/** The numbers that made a signal, by name. A list names members by their ids. */
export type SignalFacts = Readonly<Record<string, string | number | readonly string[]>>

/** Something that was noticed about a member: once per kind and key, renewed while it goes on. */
export const riskSignals = pgTable(
  'risk_signals',
  {
    ...owner(),
    kind: text('kind').$type<SignalKind>().notNull(),
    /** What it is of: a device, a line, a friend, a day. */
    key: words('key').notNull(),
    weight: smallint('weight').notNull(),
    facts: plainData<SignalFacts>()('facts').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.kind, table.key] }),
    goesWithMember(table),
    index('risk_signals_last').using('brin', table.lastAt),
    check('risk_signals_weight', sql`${table.weight} between 1 and 100`),
  ],
)

/** A case of staff about a member. A member has one at a time that is not closed. */
export const riskCases = pgTable(
  'risk_cases',
  {
    ...owner(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    state: text('state').$type<CaseState>().notNull().default('open'),
    weight: smallint('weight').notNull(),
    openedAt: moment('opened_at').notNull(),
    /** The login of whoever opened it; null: its signals did. */
    openedBy: text('opened_by'),
    assignedTo: text('assigned_to'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    closedReason: words('closed_reason'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    uniqueIndex('risk_cases_open')
      .on(table.merchant, table.memberId)
      .where(sql`${table.state} <> 'closed'`),
    index('risk_cases_member').on(table.merchant, table.memberId, table.id),
    // In the order of the queue.
    index('risk_cases_queue').on(table.merchant, table.state, table.weight.desc(), table.openedAt, table.id),
    check('risk_cases_state', sql`${table.state} in ('open', 'watched', 'closed')`),
    check(
      'risk_cases_closed',
      sql`num_nonnulls(${table.closedAt}, ${table.closedBy}, ${table.closedReason}) = case when ${table.state} = 'closed' then 3 else 0 end`,
    ),
  ],
)

export const riskNotes = pgTable(
  'risk_notes',
  {
    ...owner(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    caseId: amount('case_id').notNull(),
    text: words('text').notNull(),
    /** The login of whoever wrote it. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    foreignKey({ name: 'risk_notes_case_fk', columns: [table.merchant, table.caseId], foreignColumns: [riskCases.merchant, riskCases.id] }).onDelete(
      'cascade',
    ),
    index('risk_notes_member').on(table.merchant, table.memberId),
    index('risk_notes_case').on(table.merchant, table.caseId, table.id),
  ],
)
