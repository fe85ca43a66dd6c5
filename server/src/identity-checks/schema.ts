import type {
  IdentityAnswer,
  IdentityDocument,
  IdentityGate,
  IdentityRefusal,
  IdentityState,
} from '@foyer/contract/identity-checks/identity-check-facts'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { amount, merchant, moment, words } from '#kernel/db/columns.ts'

/** Documents by which members prove who they are and how old, and what staff decided (docs/identity-checks.md). A gate of the ledger reads these rows. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    ...owner(),
    id: amount('id').notNull().generatedAlwaysAsIdentity(),
    /** The sender's own id: it is stored once, however often it is sent. */
    clientId: text('client_id').notNull(),
    document: text('document').$type<IdentityDocument>().notNull(),
    pictures: smallint('pictures').notNull(),
    state: text('state').$type<IdentityState>().notNull().default('waiting'),
    sentAt: moment('sent_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The login of whoever decided; of a company, `company:` and its name. */
    decidedBy: text('decided_by'),
    reason: text('reason').$type<IdentityRefusal>(),
    /** For colleagues; members never see it. */
    words: words('words'),
    /** As the document says, sealed; of one that was accepted, also after that was taken back. */
    sealedBirth: text('sealed_birth'),
    /** Until then it is valid, where it was accepted. */
    endsAt: moment('ends_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    goesWithMember(table),
    uniqueIndex('identity_checks_client').on(table.merchant, table.memberId, table.clientId),
    // One at a time, also of two that are sent in the same moment.
    uniqueIndex('identity_checks_open')
      .on(table.merchant, table.memberId)
      .where(sql`${table.state} = 'waiting'`),
    index('identity_checks_member').on(table.merchant, table.memberId, table.id),
    index('identity_checks_waiting')
      .on(table.merchant, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('identity_checks_decided').on(table.merchant, table.decidedAt),
    check('identity_checks_state', sql`${table.state} in ('waiting', 'accepted', 'refused')`),
    check(
      'identity_checks_decided',
      sql`case ${table.state} when 'waiting' then num_nonnulls(${table.decidedAt}, ${table.decidedBy}, ${table.reason}, ${table.endsAt}) = 0
        when 'accepted' then num_nonnulls(${table.decidedAt}, ${table.decidedBy}, ${table.endsAt}) = 3 and ${table.reason} is null
        else num_nonnulls(${table.decidedAt}, ${table.decidedBy}, ${table.reason}) = 3 and ${table.endsAt} is null end`,
    ),
  ],
)

/** Each is sealed, so that a copy of the database shows nobody's face. `place` counts from 1. */
export const identityPictures = pgTable(
  'identity_pictures',
  { merchant: merchant(), checkId: amount('check_id').notNull(), place: smallint('place').notNull(), sealedImage: text('sealed_image').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.checkId, table.place] }),
    foreignKey({ columns: [table.merchant, table.checkId], foreignColumns: [identityChecks.merchant, identityChecks.id] }).onDelete('cascade'),
  ],
)

/** Documents that were handed to a company that checks them, and what it answered (docs/identity-checks.md). */
export const identityHandovers = pgTable(
  'identity_handovers',
  {
    ...owner(),
    checkId: amount('check_id').notNull(),
    /** The provider's name in merchant.json. */
    company: text('company').notNull(),
    /** Our name for the case, which nobody can guess. */
    reference: text('reference').notNull(),
    handedAt: moment('handed_at').notNull(),
    /** Since it was sent for the first time the company may have it, whatever was answered. */
    triedAt: moment('tried_at'),
    /** Its own name for the case; null until it has taken it. */
    companyId: text('company_id'),
    /** Since then it does not answer as it should; null while it does. */
    failedAt: moment('failed_at'),
    /** What it decided, or that it leaves the document to staff; `reason`: why. */
    answer: text('answer').$type<IdentityAnswer>(),
    reason: text('reason').$type<IdentityRefusal>(),
    answeredAt: moment('answered_at'),
    /** Another decision than its first one, which changes nothing any more. */
    later: text('later').$type<IdentityAnswer>(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.checkId] }),
    foreignKey({ columns: [table.merchant, table.checkId], foreignColumns: [identityChecks.merchant, identityChecks.id] }).onDelete('cascade'),
    uniqueIndex('identity_handovers_reference').on(table.merchant, table.reference),
    index('identity_handovers_member').on(table.merchant, table.memberId),
    check('identity_handovers_answer', sql`${table.answer} in ('accepted', 'refused', 'staff')`),
    check('identity_handovers_later', sql`${table.later} in ('accepted', 'refused')`),
    check(
      'identity_handovers_answered',
      sql`num_nonnulls(${table.answer}, ${table.answeredAt}) in (0, 2) and (${table.answer} is not null or num_nonnulls(${table.reason}, ${table.later}) = 0)`,
    ),
  ],
)

/** What each merchant wants to be verified before, as its content says: the gate of the ledger reads it in the statement of the money. */
export const identityPolicies = pgTable('identity_policies', { merchant: merchant(), gate: text('gate').$type<IdentityGate>().notNull() }, table => [
  primaryKey({ columns: [table.merchant, table.gate] }),
  check('identity_policies_gate', sql`${table.gate} in ('deposit', 'bets', 'withdrawal')`),
])
