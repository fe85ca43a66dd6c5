import type { CaseState, SignalKind } from '@foyer/contract/risk/ops/kinds'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, moment, plainData, words } from '#kernel/db/columns.ts'

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
