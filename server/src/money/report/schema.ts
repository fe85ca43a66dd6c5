import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { amount, merchant, moment, words } from '#kernel/db/columns.ts'

/** What was moved in each half hour, by kind of movement and of account: made from the lines of the ledger, so that a report never reads them. */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    merchant: merchant(),
    /** When the half hour begins. */
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    account: text('account').notNull(),
    asset: text('asset').notNull(),
    count: amount('count').notNull(),
    /** What left such accounts and what came into them, in the asset's smallest unit. */
    debit: amount('debit').notNull(),
    credit: amount('credit').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.at, table.kind, table.account] }),
    check('ledger_sums_amounts', sql`${table.debit} >= 0 and ${table.credit} >= 0 and ${table.count} > 0`),
  ],
)

/** What a check of a ledger found, and what people did about it. */
export const ledgerFindings = pgTable(
  'ledger_findings',
  {
    merchant: merchant(),
    check: text('check').notNull(),
    /** The transfer, account, member or payment that is wrong. */
    key: text('key').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** When a check did not find it any more. */
    goneAt: moment('gone_at'),
    settledAt: moment('settled_at'),
    /** The login of who settled it, and what was done. */
    settledBy: text('settled_by'),
    note: words('note'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.check, table.key] }),
    index('ledger_findings_open')
      .on(table.merchant, table.firstAt)
      .where(sql`${table.settledAt} is null`),
    check('ledger_findings_settled', sql`num_nulls(${table.settledAt}, ${table.settledBy}, ${table.note}) in (0, 3)`),
  ],
)
