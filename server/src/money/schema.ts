import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, pgTable, primaryKey, smallint, text, unique, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { members } from '#account/schema/members.ts'
import { amount, merchant, moment, plainData, transactionId, words } from '#kernel/db/columns.ts'

// The ledger (docs/ledger.md). Three rules are triggers, written by hand in the migration `ledger-rules`: the lines of a transfer add up to
// zero and have one asset, when the transaction ends; and what is written here is never changed, nor removed but
// by the archive.

/** Beyond this a JavaScript number is not exact. */
const LARGEST = sql.raw(String(Number.MAX_SAFE_INTEGER))
const isSafe = (column: AnyPgColumn) => sql`${column} between -${LARGEST} and ${LARGEST}`

/** What a merchant's members hold: one currency as money, and points. An asset is named with its decimals, e.g. `PHP/2`. */
export const assets = pgTable(
  'assets',
  { merchant: merchant(), use: text('use').$type<'money' | 'points'>().notNull(), asset: text('asset').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.use] }),
    unique('assets_asset').on(table.merchant, table.asset),
    check('assets_use', sql`${table.use} in ('money', 'points')`),
  ],
)

/** A member's account has a balance and a floor. An account of the house (`member_id` is null) has neither: all movements would wait for its row. */
export const accounts = pgTable(
  'accounts',
  {
    merchant: merchant(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    memberId: text('member_id'),
    kind: text('kind').notNull(),
    asset: text('asset').notNull(),
    floor: amount('floor'),
    balance: amount('balance'),
    /** Counts the lines of the account. */
    version: amount('version'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('accounts_member').on(table.merchant, table.memberId, table.kind),
    // Few members ever owe anything. Its condition names no balance, which changes with each bet.
    index('accounts_owed')
      .on(table.merchant, table.memberId)
      .where(sql`${table.kind} = 'owed'`),
    uniqueIndex('accounts_house')
      .on(table.merchant, table.kind)
      .where(sql`${table.memberId} is null`),
    unique('accounts_asset').on(table.merchant, table.asset, table.id),
    // Not deleted with the member: whoever has an account stays.
    foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }),
    foreignKey({ columns: [table.merchant, table.asset], foreignColumns: [assets.merchant, assets.asset] }),
    check('accounts_kind', sql`${table.kind} in ('main', 'held', 'points', 'credit', 'owed') = (${table.memberId} is not null)`),
    check('accounts_running', sql`num_nonnulls(${table.memberId}, ${table.floor}, ${table.balance}, ${table.version}) in (0, 4)`),
    check('accounts_floor', sql`${table.balance} >= ${table.floor}`),
    // What a member owes: never more than nothing.
    check('accounts_owed', sql`${table.kind} <> 'owed' or ${table.balance} <= 0`),
    check('accounts_balance', isSafe(table.balance)),
  ],
)

/** One movement of a member, or between accounts of the house (of what is left of prize pools no member's). One without lines moved nothing: a win of zero, or a bet that was rolled back before it came. */
export const transfers = pgTable(
  'transfers',
  {
    merchant: merchant(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    memberId: text('member_id'),
    kind: text('kind').notNull(),
    /** The name that whoever asked for it gave it. */
    reference: words('reference').notNull(),
    /** Tells a replay from another movement with the same reference. */
    requestHash: text('request_hash').notNull(),
    /** The bet that this wins or rolls back, the hold that it pays out or returns, the deposit or payout that it takes back. */
    follows: amount('follows'),
    /** Whether it decided what became of `follows`. That is decided once. */
    ends: boolean('ends').notNull().default(false),
    at: moment('at').notNull(),
    /** What was answered: the balance of the member's main account (of points: the points) after it, and that account's version. A replay answers the same. */
    balance: amount('balance').notNull(),
    version: amount('version').notNull(),
    /** What else the statement shows. */
    detail: plainData<Readonly<Record<string, string | number>>>()('detail').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('transfers_reference').on(table.merchant, table.kind, table.reference),
    uniqueIndex('transfers_end')
      .on(table.merchant, table.follows)
      .where(sql`${table.ends}`),
    // A bet is declared void once, whether it has won or not.
    uniqueIndex('transfers_void')
      .on(table.merchant, table.follows)
      .where(sql`${table.kind} = 'void'`),
    // Rows are added in order of time, so a small block range index finds those of a time (report/sum-ledger.ts).
    index('transfers_at').using('brin', table.at),
    // Bets are far more than all others, and are found by the lines of the account.
    index('transfers_payments')
      .on(table.merchant, table.memberId, table.id)
      .where(sql`${table.kind} not in ('bet', 'win', 'rollback')`),
    check(
      'transfers_kind',
      sql`${table.kind} in ('deposit', 'hold', 'payout', 'return', 'bet', 'win', 'rollback', 'earn', 'spend', 'grant', 'release', 'lapse', 'gift', 'remit', 'chargeback', 'reversal', 'adjust', 'deduct', 'recover', 'write-off', 'receive', 'refund', 'set-aside', 'carry', 'void', 'void-win')`,
    ),
    check(
      'transfers_follows',
      sql`(${table.kind} in ('payout', 'return', 'win', 'rollback', 'release', 'lapse', 'chargeback', 'reversal', 'refund', 'carry', 'void', 'void-win')) = (${table.follows} is not null)`,
    ),
    check('transfers_member', sql`(${table.kind} in ('set-aside', 'carry')) = (${table.memberId} is null)`),
  ],
)

/** The lines of transfers: what left an account (negative) or came into it, in the asset's smallest unit. */
export const entries = pgTable(
  'entries',
  {
    merchant: merchant(),
    transferId: amount('transfer_id').notNull(),
    line: smallint('line').notNull(),
    asset: text('asset').notNull(),
    accountId: amount('account_id').notNull(),
    amount: amount('amount').notNull(),
    /** Of a member's account. */
    balanceAfter: amount('balance_after'),
    version: amount('version'),
    /** By which the accounts of the house are summed without losing a line that was committed late. */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.transferId, table.line] }),
    uniqueIndex('entries_account').on(table.merchant, table.asset, table.accountId, table.version),
    index('entries_house')
      .on(table.merchant, table.accountId, table.transaction)
      .where(sql`${table.version} is null`),
    foreignKey({ columns: [table.merchant, table.transferId], foreignColumns: [transfers.merchant, transfers.id] }),
    foreignKey({ columns: [table.merchant, table.asset, table.accountId], foreignColumns: [accounts.merchant, accounts.asset, accounts.id] }),
    check('entries_amount', sql`${table.amount} <> 0 and ${isSafe(table.amount)}`),
    check('entries_running', sql`(${table.version} is null) = (${table.balanceAfter} is null)`),
  ],
)

/** What other parts of the product want to know of money, written together with it. */
export const moneyEvents = pgTable(
  'money_events',
  {
    merchant: merchant(),
    transferId: amount('transfer_id').notNull(),
    event: text('event').$type<'deposit' | 'withdraw'>().notNull(),
    memberId: text('member_id').notNull(),
    amount: amount('amount').notNull(),
    asset: text('asset').notNull(),
    /** The member's first deposit. */
    first: boolean('first').notNull(),
    at: moment('at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.transferId, table.event] }),
    foreignKey({ columns: [table.merchant, table.transferId], foreignColumns: [transfers.merchant, transfers.id] }),
    index('money_events_member').on(table.merchant, table.memberId, table.transferId),
    // Once per customer, for ever.
    uniqueIndex('money_events_first')
      .on(table.merchant, table.memberId)
      .where(sql`${table.first}`),
  ],
)

/** The sums of the house's accounts, up to a transaction before which all have ended. */
export const houseSums = pgTable(
  'house_sums',
  {
    merchant: merchant(),
    accountId: amount('account_id').notNull(),
    amount: amount('amount').notNull(),
    before: transactionId('before').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.accountId] }),
    foreignKey({ columns: [table.merchant, table.accountId], foreignColumns: [accounts.merchant, accounts.id] }),
  ],
)

/** What the lines of an account come to that are in an archive and no longer here (docs/ledger.md, Archive): the books add up with it. */
export const archivedSums = pgTable(
  'archived_sums',
  {
    merchant: merchant(),
    accountId: amount('account_id').notNull(),
    amount: amount('amount').notNull(),
    lines: amount('lines').notNull(),
    /** Of a member's account, as the rest of the row: the highest version among them. Only up to this one a line may be missing. */
    lastVersion: amount('last_version').notNull(),
    /** The bets among them, without those rolled back, and what was staked. */
    bets: amount('bets').notNull(),
    staked: amount('staked').notNull(),
    /** Rounds that had ended before this moment have no lines any more. */
    until: moment('until').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.accountId] }),
    foreignKey({ columns: [table.merchant, table.accountId], foreignColumns: [accounts.merchant, accounts.id] }),
    check('archived_sums_lines', sql`${table.lines} > 0`),
  ],
)

/** What the last check of a merchant's ledger found, by check. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    merchant: merchant(),
    check: text('check').notNull(),
    at: moment('at').notNull(),
    checked: amount('checked').notNull(),
    faults: amount('faults').notNull(),
    /** A few of what is wrong. */
    examples: plainData<readonly string[]>()('examples').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.check] })],
)
