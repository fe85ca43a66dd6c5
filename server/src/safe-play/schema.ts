import type { LimitKind, LimitPeriod } from '@foyer/contract/safe-play/limit-kinds'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, moment } from '#kernel/db/columns.ts'

// Playing safely (docs/safe-play.md). The gates of the ledger read these rows in the statement of the money.

/** A limit that a member has set, with what was used of it. Amounts are in the currency's smallest unit; of time, in seconds. */
export const playLimits = pgTable(
  'play_limits',
  {
    ...owner(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    /** The merchant's when the limit was set: where the period begins at midnight. */
    zone: text('zone').notNull(),
    most: amount('most').notNull(),
    /** In the period that began at `since`; a later one begins at 0. Of losses below 0 where more was won. */
    used: amount('used').notNull(),
    since: moment('since').notNull(),
    /** A higher limit was asked for, and can be confirmed from then until then; `raise_to` is null where none at all was asked for. */
    raiseTo: amount('raise_to'),
    raiseFrom: moment('raise_from'),
    raiseUntil: moment('raise_until'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.kind, table.period] }),
    goesWithMember(table),
    check('play_limits_kind', sql`${table.kind} in ('deposit', 'loss', 'stake', 'time')`),
    check('play_limits_period', sql`${table.period} in ('day', 'week', 'month')`),
    check('play_limits_most', sql`${table.most} >= 0`),
    check('play_limits_raise', sql`num_nonnulls(${table.raiseFrom}, ${table.raiseUntil}) in (0, 2) and ${table.raiseTo} > ${table.most}`),
  ],
)

/** The break or self-exclusion that a member took last. */
export const playPauses = pgTable(
  'play_pauses',
  {
    ...owner(),
    kind: text('kind').$type<'break' | 'exclusion'>().notNull(),
    since: moment('since').notNull(),
    /** Null: without end. */
    until: moment('until'),
    /** From when the member may play again; null while a self-exclusion was not ended by the member. */
    endsAt: moment('ends_at'),
    /** When the member registered, which is the order of staff’s lists; null where a server of an earlier version wrote the row. */
    registeredAt: moment('registered_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    goesWithMember(table),
    index('play_pauses_registered').on(table.merchant, table.kind, table.registeredAt, table.memberId),
    check(
      'play_pauses_kind',
      sql`${table.kind} = 'exclusion' or ${table.kind} = 'break' and ${table.until} is not null and ${table.endsAt} = ${table.until}`,
    ),
  ],
)

/** For how long a member plays, measured by the server: a sitting ends when nothing was heard of a game for a while. */
export const playClocks = pgTable(
  'play_clocks',
  {
    ...owner(),
    /** Of the sitting. */
    beganAt: moment('began_at').notNull(),
    heardAt: moment('heard_at').notNull(),
    /** Seconds of play in the sitting, and how many of them there were at the last reality check that the member acknowledged. */
    played: integer('played').notNull(),
    checked: integer('checked').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.memberId] }), goesWithMember(table)],
)
