import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { members, owner } from '#account/schema/members.ts'
import { amount, moment, plainData, words } from '#kernel/db/columns.ts'

/** Bank accounts that members are paid out to. One that was removed stays, because withdrawals refer to it. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    ...owner(),
    id: text('id').notNull(),
    bank: text('bank').notNull(),
    /** The number, sealed: read only when money is sent to it. */
    sealedNumber: text('sealed_number').notNull(),
    /** Recognises the same account without telling its number. */
    mark: text('mark').notNull(),
    /** The last characters of the number, which pages show. */
    end: text('end').notNull(),
    holder: words('holder').notNull(),
    addedAt: moment('added_at').notNull(),
    usableAt: moment('usable_at').notNull(),
    removedAt: moment('removed_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }),
    index('payout_accounts_member').on(table.merchant, table.memberId, table.addedAt),
    // Who else is paid out to the same account.
    index('payout_accounts_shared').on(table.merchant, table.mark),
    uniqueIndex('payout_accounts_mark')
      .on(table.merchant, table.memberId, table.mark)
      .where(sql`${table.removedAt} is null`),
  ],
)

/** Deposits and withdrawals, each with what became of it. What they moved stands in the ledger, under the payment's id. */
export const payments = pgTable(
  'payments',
  {
    ...owner(),
    id: text('id').notNull(),
    kind: text('kind').$type<'deposit' | 'withdrawal'>().notNull(),
    state: text('state').notNull(),
    /** What the form made, by which sending it twice counts once. */
    formKey: text('form_key').notNull(),
    /** Tells a form that is sent again from another one with the same key. */
    requestHash: text('request_hash').notNull(),
    /** Of a deposit. */
    channel: text('channel'),
    /** Of a withdrawal. */
    accountId: text('account_id'),
    /** As the platform names it. */
    currency: text('currency').notNull(),
    /** The address of the site that it was asked for at, to which a payer comes back. */
    site: words('site').notNull(),
    /** The device that it was asked for on: what was chosen there about tracking holds for its money (docs/tracking.md). */
    deviceId: words('device_id'),
    /** What comes into the balance, or leaves it, in the currency's smallest unit. */
    amount: amount('amount').notNull(),
    /** What a deposit costs beside it, or what of a withdrawal does not arrive. */
    fee: amount('fee').notNull(),
    /** The provider's page, where a deposit is paid. */
    url: words('url'),
    /** The provider's own name for it. */
    providerId: words('provider_id'),
    /** The error code of what kept a deposit that was paid from the balance. */
    reason: text('reason'),
    /** How often the provider was asked what became of it. */
    checks: integer('asks').notNull().default(0),
    /** Of a withdrawal: when its order was first sent. From then on the provider may have it, whatever it answered. */
    triedAt: moment('tried_at'),
    /** How a payment that was paid was taken back: a deposit from us, or a withdrawal that came back to us. */
    takenBack: text('taken_back').$type<'chargeback' | 'reversed' | 'refunded'>(),
    /** What the provider said that contradicts what was done; people must look at it. */
    contradiction: text('contradiction').$type<'paid' | 'declined' | 'refused' | 'other sum'>(),
    /** What staff found of the contradiction, and who did. */
    resolved: words('resolved'),
    /** Of a withdrawal: by which rules of the merchant it waits, or waited, for a person. */
    waitsFor: plainData<readonly ('sum' | 'first' | 'account')[]>()('waits_for'),
    /** How many people must approve it. */
    people: smallint('people').notNull().default(0),
    /** What staff decided, and who did, by their ids. Of two people the one who asked the other stands in `asked_by`. */
    decision: text('decision').$type<'approved' | 'refused'>(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    askedBy: text('asked_by'),
    /** Until when it was put aside, by whom and why. It can be decided meanwhile. */
    asideUntil: moment('aside_until'),
    asideBy: text('aside_by'),
    asideReason: words('aside_reason'),
    /** Whether its fee, and a deposit that is sent back, have lines in the ledger: not of payments from before these had an account. */
    fullyBooked: boolean('fully_booked').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** When it came into its state. */
    changedAt: moment('changed_at').notNull(),
    /** Until when a deposit can be paid. */
    expiresAt: moment('expires_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // Not deleted with the member: whoever has paid stays.
    foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }),
    foreignKey({ columns: [table.merchant, table.accountId], foreignColumns: [payoutAccounts.merchant, payoutAccounts.id] }),
    uniqueIndex('payments_form').on(table.merchant, table.memberId, table.kind, table.formKey),
    // In the order of the lists.
    index('payments_member').on(table.merchant, table.memberId, table.kind, table.createdAt, table.id),
    // What the inbox shows.
    index('payments_changed').on(table.merchant, table.memberId, table.changedAt),
    // So that the foreign key is followed without reading the whole table.
    index('payments_account').on(table.merchant, table.accountId),
    // By which staff find a payment that its company names.
    index('payments_provider')
      .on(table.merchant, table.providerId)
      .where(sql`${table.providerId} is not null`),
    index('payments_open')
      .on(table.merchant, table.kind, table.createdAt)
      .where(sql`${table.state} in ('created', 'pending', 'held', 'sent')`),
    check(
      'payments_state',
      sql`case ${table.kind} when 'deposit' then ${table.state} in ('created', 'pending', 'paid', 'declined', 'expired') when 'withdrawal' then ${table.state} in ('waiting', 'held', 'sent', 'paid', 'returned') else false end`,
    ),
    check(
      'payments_kind',
      sql`(${table.kind} = 'withdrawal') = (${table.accountId} is not null) and (${table.kind} = 'deposit') = (${table.channel} is not null)`,
    ),
    index('payments_contradicted')
      .on(table.merchant, table.changedAt)
      .where(sql`${table.contradiction} is not null and ${table.resolved} is null`),
    // In the order of the queue.
    index('payments_waiting')
      .on(table.merchant, table.createdAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    // Whatever a program does: what needs a person was approved before it is sent, by two different ones where it needs two, and once.
    check(
      'payments_approval',
      sql`(${table.people} > 0) = (${table.waitsFor} is not null) and ${table.people} in (0, 1, 2)
        and num_nulls(${table.decision}, ${table.decidedBy}, ${table.decidedAt}) in (0, 3) and ${table.decision} in ('approved', 'refused')
        and case when ${table.people} = 0 then ${table.state} <> 'waiting' and ${table.decision} is null
          when ${table.state} = 'waiting' then ${table.decision} is null and ${table.triedAt} is null
          when ${table.state} in ('held', 'sent', 'paid') then ${table.decision} = 'approved' is true
          else true end
        and case when ${table.decision} = 'refused' then ${table.state} = 'returned'
          when ${table.decision} = 'approved' and ${table.people} = 2 then (${table.askedBy} <> ${table.decidedBy}) is true
          else true end`,
    ),
    check('payments_amount', sql`${table.amount} > 0 and ${table.fee} >= 0`),
  ],
)
