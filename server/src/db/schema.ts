import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CaptchaScene } from '@foyer/contract/captcha/fields'
import type { LanguageCode } from '@foyer/contract/languages'
import { caseless, moment, plainData, words } from '#db/columns.ts'

/** Every row that belongs to a member carries its merchant: a token of one merchant is nothing to another. */
export const members = pgTable(
  'members',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    username: text('username').notNull(),
    type: smallint('type').notNull(),
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at').notNull(),
    passwordChosen: boolean('password_chosen').notNull(),
    language: text('language').$type<LanguageCode>(),
    currency: text('currency').notNull(),
    clubLabel: plainData<{ labelName: string; type: string; rankLevel: number }>()('club_label'),
    registeredAt: moment('registered_at').notNull(),
    firstLoginAt: moment('first_login_at'),
    /** E.164 digits, without +. */
    mobile: text('mobile'),
    mobileVerifiedAt: moment('mobile_verified_at'),
    /** Lower case. */
    email: text('email'),
    emailVerifiedAt: moment('email_verified_at'),
  },
  table => [
    uniqueIndex('members_merchant_username').on(table.merchant, caseless(table.username)),
    // Whoever proved it owns it; what nobody proved may stand with several.
    uniqueIndex('members_merchant_mobile')
      .on(table.merchant, table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
    uniqueIndex('members_merchant_email')
      .on(table.merchant, table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
  ],
)

const memberId = () =>
  text('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

export const registrations = pgTable('registrations', {
  memberId: memberId().primaryKey(),
  merchant: text('merchant').notNull(),
  method: words('method').notNull(),
  url: words('url'),
  domain: words('domain'),
  affiliateCode: words('affiliate_code'),
  referralCode: words('referral_code'),
  networkPrefix: text('network_prefix').notNull(),
})

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: memberId(),
    networkPrefix: text('network_prefix').notNull(),
    deviceId: words('device_id'),
    userAgent: words('user_agent').notNull(),
    firstTimeLogin: boolean('first_time_login').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the member last proved, within this session, to be who signed in. */
    confirmedAt: moment('confirmed_at'),
  },
  // None on last_used_at: it would make every renewal write the indexes too, and only the sweep asks for it.
  table => [index('sessions_member').on(table.memberId)],
)

export const rememberTokens = pgTable(
  'remember_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: memberId(),
    deviceId: words('device_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('remember_tokens_member').on(table.memberId), index('remember_tokens_expiry').on(table.expiresAt)],
)

/** Networks a member signed in from. */
export const networks = pgTable(
  'networks',
  {
    memberId: memberId(),
    prefix: text('prefix').notNull(),
    merchant: text('merchant').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.memberId, table.prefix] })],
)

/** What a member can prove a sign-in with besides password, mobile number and e-mail (spec 1 §3). No row: nothing of it. */
export const memberFactors = pgTable('member_factors', {
  memberId: memberId().primaryKey(),
  merchant: text('merchant').notNull(),
  /** As the member wrote it; operators compare it with the bank's. */
  payeeName: words('payee_name'),
  /** Sealed, as is the next one. */
  authenticatorSecret: text('authenticator_secret'),
  /** The last 30 s step whose code was accepted: each works once. */
  authenticatorStep: bigint('authenticator_step', { mode: 'number' }),
  pendingSecret: text('pending_secret'),
  pendingUntil: moment('pending_until'),
  alwaysAsk: boolean('always_ask').notNull().default(false),
})

/** The password was right a moment ago, from this network: a second factor is awaited. */
export const passwordProofs = pgTable(
  'password_proofs',
  { memberId: memberId(), networkPrefix: text('network_prefix').notNull(), expiresAt: moment('expires_at').notNull() },
  table => [primaryKey({ columns: [table.memberId, table.networkPrefix] }), index('password_proofs_expiry').on(table.expiresAt)],
)

/** Outlives the member it tells of. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id'),
    event: text('event').notNull(),
    ip: text('ip').notNull(),
    userAgent: words('user_agent').notNull(),
    requestId: words('request_id').notNull(),
    detail: plainData<Record<string, string | number | boolean>>()('detail').notNull(),
  },
  table => [index('audit_events_member').on(table.merchant, table.memberId, table.id)],
)

export const rsaKeys = pgTable('rsa_keys', {
  publicKey: text('public_key').primaryKey(),
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
  retiresAt: moment('retires_at'),
})

/** Envelopes already opened: each is accepted once. */
export const envelopeDigests = pgTable('envelope_digests', { digest: text('digest').primaryKey(), until: moment('until').notNull() }, table => [
  index('envelope_digests_until').on(table.until),
])

export const jobs = pgTable(
  'jobs',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    kind: text('kind').notNull(),
    payload: plainData<Record<string, unknown>>()('payload').notNull(),
    /** A claim moves it on by the lease: the job of a worker that died is due again then. */
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Given up after the last attempt; kept for an operator to see. */
    failedAt: moment('failed_at'),
  },
  table => [
    index('jobs_due')
      .on(table.dueAt)
      .where(sql`${table.failedAt} is null`),
  ],
)

/** Tries counted in a window, by rule and key. */
export const limits = pgTable(
  'limits',
  { key: words('key').primaryKey(), points: integer('points').notNull(), endsAt: moment('ends_at').notNull() },
  table => [index('limits_end').on(table.endsAt)],
)

const captchaBinding = () => ({
  merchant: text('merchant').notNull(),
  scene: text('scene').$type<CaptchaScene>().notNull(),
  deviceId: text('device_id'),
  networkPrefix: text('network_prefix').notNull(),
})

/** Each is checked once; it stays until it expires from the sweep, because failures make the next ones harder. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    idHash: text('id_hash').primaryKey(),
    ...captchaBinding(),
    kind: text('kind').$type<'slider' | 'picture'>().notNull(),
    answer: text('answer').notNull(),
    workBits: smallint('work_bits').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    takenAt: moment('taken_at'),
    failed: boolean('failed').notNull().default(false),
  },
  table => [
    index('captcha_challenges_failed')
      .on(table.merchant, table.networkPrefix, table.takenAt)
      .where(sql`${table.failed}`),
    index('captcha_challenges_expiry').on(table.expiresAt),
  ],
)

export const captchaPasses = pgTable(
  'captcha_passes',
  { tokenHash: text('token_hash').primaryKey(), ...captchaBinding(), expiresAt: moment('expires_at').notNull() },
  table => [index('captcha_passes_expiry').on(table.expiresAt)],
)

/** At most one living code per merchant, purpose, recipient and member: the key is a keyed hash of these. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    key: text('key').primaryKey(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('one_time_codes_expiry').on(table.expiresAt)],
)

/** Who an identity provider or a partner vouches for, and the member it is bound to. */
export const identities = pgTable(
  'identities',
  {
    merchant: text('merchant').notNull(),
    /** Who vouches: another project or partner has other subjects. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    memberId: memberId(),
    boundAt: moment('bound_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.issuer, table.subject] }), index('identities_member').on(table.memberId)],
)

/** Single-use codes that hand a session on (design, Tokens in addresses); each ends with its session. */
export const handoffCodes = pgTable(
  'handoff_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    merchant: text('merchant').notNull(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    memberId: memberId(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('handoff_codes_session').on(table.sessionHash), index('handoff_codes_expiry').on(table.expiresAt)],
)

/** What the outbox provider kept instead of sending; never written in production. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    merchant: text('merchant').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    recipient: words('recipient').notNull(),
    subject: words('subject'),
    text: words('text').notNull(),
  },
  table => [index('outbox_messages_at').on(table.at)],
)

/** What the shell asks of a member's deposits is how many have arrived, and what they came to; the money flow is to write them. */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: memberId(),
    /** In the currency's smallest unit. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    arrivedAt: moment('arrived_at'),
  },
  table => [index('deposits_member').on(table.merchant, table.memberId)],
)

/** The server's own keys, made at first start; all workers share them. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull(),
})
