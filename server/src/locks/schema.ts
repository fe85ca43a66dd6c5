import type { LockScope } from '@foyer/contract/locks/lock-scopes'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, moment, words } from '#kernel/db/columns.ts'

/** What staff have locked of a member, and what was lifted again (docs/locks.md). A gate of the ledger reads these rows in the statement of the money. */
export const memberLocks = pgTable(
  'member_locks',
  {
    ...owner(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    scope: text('scope').$type<LockScope>().notNull(),
    /** In the words of whoever locked. Members never see it. */
    reason: words('reason').notNull(),
    /** Null: until it is lifted. */
    until: moment('until'),
    /** The login of whoever locked. */
    by: text('by').notNull(),
    at: moment('at').notNull(),
    /** Risk or compliance have locked: nobody lifts it alone. */
    isFirm: boolean('is_firm').notNull().default(false),
    liftedAt: moment('lifted_at'),
    liftedBy: text('lifted_by'),
    liftedReason: words('lifted_reason'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    // Of one scope at most one lock is open, so that nobody lifts one and leaves another.
    uniqueIndex('member_locks_open')
      .on(table.merchant, table.memberId, table.scope)
      .where(sql`${table.liftedAt} is null`),
    index('member_locks_member').on(table.merchant, table.memberId, table.id),
    check('member_locks_scope', sql`${table.scope} in ('sign-in', 'deposit', 'bets', 'withdrawal')`),
    check('member_locks_until', sql`${table.until} > ${table.at}`),
    check('member_locks_lifted', sql`num_nonnulls(${table.liftedAt}, ${table.liftedBy}, ${table.liftedReason}) in (0, 3)`),
  ],
)
