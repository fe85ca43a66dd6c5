import type { IdentityChannel } from '@foyer/contract/identity/identity-fields'
import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { merchant, moment, words } from '#db/columns.ts'
import { goesWithMember, owner } from './members.ts'

/** What a member can prove a sign-in with besides password, mobile number and e-mail (spec 1 §3). No row: nothing of it. */
export const memberFactors = pgTable(
  'member_factors',
  {
    ...owner(),
    /** As the member wrote it; operators compare it with the bank's. */
    payeeName: words('payee_name'),
    /** Sealed, as is the next one. */
    authenticatorSecret: text('authenticator_secret'),
    /** The last 30 s step whose code was accepted: each works once. */
    authenticatorStep: bigint('authenticator_step', { mode: 'number' }),
    pendingSecret: text('pending_secret'),
    pendingUntil: moment('pending_until'),
    alwaysAsk: boolean('always_ask').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.merchant, table.memberId] }), goesWithMember(table)],
)

/** The password was right a moment ago, from this network: a second factor is awaited. */
export const passwordProofs = pgTable(
  'password_proofs',
  { ...owner(), networkPrefix: text('network_prefix').notNull(), expiresAt: moment('expires_at').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.networkPrefix] }),
    goesWithMember(table),
    index('password_proofs_expiry').on(table.expiresAt),
  ],
)

/** At most one living code per merchant, purpose, recipient and member: the key is a keyed hash of these. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    merchant: merchant(),
    key: text('key').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.key] }), index('one_time_codes_expiry').on(table.expiresAt)],
)

/** Who an identity provider or a partner vouches for, and the member it is bound to. */
export const identities = pgTable(
  'identities',
  {
    ...owner(),
    /** Who vouches: another project or partner has other subjects. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** How its owner proved it last; null for a partner's word. */
    channel: text('channel').$type<IdentityChannel>(),
    boundAt: moment('bound_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.issuer, table.subject] }),
    goesWithMember(table),
    index('identities_member').on(table.merchant, table.memberId),
  ],
)
