import type { ApprovalKind } from '@foyer/contract/ops/approvals/kinds'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

export type ApprovalState = 'waiting' | 'approved' | 'refused'

/** An act that one person asks for and another one decides about. `merchant`: a code, or `*` for the house. */
export const staffApprovals = pgTable(
  'staff_approvals',
  {
    merchant: merchant(),
    id: text('id').notNull(),
    kind: text('kind').$type<ApprovalKind>().notNull(),
    content: plainData<object>()('content').notNull(),
    /** Of kind, merchant and content. */
    digest: text('digest').notNull(),
    facts: plainData<Readonly<Record<string, string | number | boolean | null>>>()('facts').notNull(),
    reason: words('reason').notNull(),
    makerId: text('maker_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    state: text('state').$type<ApprovalState>().notNull().default('waiting'),
    checkerId: text('checker_id'),
    answer: words('answer'),
    decidedAt: moment('decided_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('staff_approvals_state').on(table.merchant, table.state, table.askedAt),
    check('staff_approvals_two_people', sql`${table.checkerId} <> ${table.makerId}`),
    check('staff_approvals_decided', sql`(${table.state} = 'waiting') = (${table.checkerId} is null)`),
  ],
)
