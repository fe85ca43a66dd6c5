import { isNotNull } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { caseless, merchant, moment, words } from '#kernel/db/columns.ts'
import { goesWithMember, owner } from './members.ts'

/** A member's second factors besides mobile number and e-mail (spec 1 §3). Without a row the member has none. */
export const memberFactors = pgTable(
  'member_factors',
  {
    ...owner(),
    /** As the member typed it; operators compare it with the bank's. */
    payeeName: words('payee_name'),
    /** Sealed, like the next one. */
    authenticatorSecret: text('authenticator_secret'),
    /** The 30 s step of the last accepted code, because each code works once. */
    authenticatorStep: bigint('authenticator_step', { mode: 'number' }),
    pendingSecret: text('pending_secret'),
    pendingUntil: moment('pending_until'),
    alwaysAsk: boolean('always_ask').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    goesWithMember(table),
    // By which staff find a member.
    index('member_factors_payee').on(table.merchant, caseless(table.payeeName)).where(isNotNull(table.payeeName)),
  ],
)

/** Devices whose member a new network alone does not ask for a second factor (spec 1 §4, A trusted device). */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    ...owner(),
    /** SHA-256 of the token that the device keeps, hex. */
    tokenHash: text('token_hash').notNull(),
    deviceId: text('device_id').notNull(),
    userAgent: words('user_agent').notNull(),
    trustedAt: moment('trusted_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.tokenHash] }),
    goesWithMember(table),
    index('trusted_devices_expiry').on(table.expiresAt),
  ],
)

/** Recovery codes that are not used yet; each is a keyed digest (spec 1 §4, Recovery codes). */
export const recoveryCodes = pgTable('recovery_codes', { ...owner(), codeHash: text('code_hash').notNull() }, table => [
  primaryKey({ columns: [table.merchant, table.memberId, table.codeHash] }),
  goesWithMember(table),
])

/** At most one valid code per merchant, purpose, recipient and member: the key is a keyed hash of these. */
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
