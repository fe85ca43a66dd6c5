import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { isNotNull, sql, type SQL } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AuditEvent, AuditName } from '#kernel/audit/audit-event.ts'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

/** Anybody can cause a failed sign-in of a member. Written into the statement, because the planner must see that the index fits. */
export const isFailedSignIn = (event: AnyPgColumn): SQL => sql`${event} = 'login.failed'`
export const isOwn = (event: AnyPgColumn): SQL => sql`${event} <> 'login.failed'`

/** Rows stay after their member is deleted. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    merchant: merchant(),
    memberId: text('member_id'),
    event: text('event').$type<AuditName>().notNull(),
    ip: text('ip').notNull(),
    userAgent: words('user_agent').notNull(),
    requestId: words('request_id').notNull(),
    detail: plainData<AuditEvent['detail']>()('detail').notNull(),
    limitWindow: words('limit_window'),
    /** How often it happened: more than once only for tries that one window of a limit refused. */
    times: integer('times').notNull().default(1),
  },
  // Rows are added in order of time, so a small block range index finds the old ones.
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    // Apart, so that the latest events of the member are found however many failed sign-ins of strangers came after them.
    index('audit_events_own').on(table.merchant, table.memberId, table.id).where(isOwn(table.event)),
    index('audit_events_failed').on(table.merchant, table.memberId, table.id).where(isFailedSignIn(table.event)),
    uniqueIndex('audit_events_limit_window').on(table.merchant, table.limitWindow).where(isNotNull(table.limitWindow)),
    index('audit_events_at').using('brin', table.at),
  ],
)

/** Tries counted in a window, by rule and key. */
export const limits = pgTable(
  'limits',
  { merchant: merchant(), key: words('key').notNull(), points: integer('points').notNull(), endsAt: moment('ends_at').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.key] }), index('limits_end').on(table.endsAt)],
)

const captchaBinding = () => ({
  merchant: merchant(),
  scene: text('scene').$type<CaptchaScene>().notNull(),
  deviceId: text('device_id'),
  networkPrefix: text('network_prefix').notNull(),
})

/** Each is checked once; it stays until it expires, because failures make the next ones harder. */
export const captchaChallenges = pgTable(
  'captcha_challenges',
  {
    idHash: text('id_hash').notNull(),
    ...captchaBinding(),
    kind: text('kind').$type<'slider' | 'picture' | 'proofOfWork'>().notNull(),
    answer: text('answer').notNull(),
    workBits: smallint('work_bits').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    takenAt: moment('taken_at'),
    failed: boolean('failed').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.idHash] }),
    index('captcha_challenges_failed')
      .on(table.merchant, table.networkPrefix, table.takenAt)
      .where(sql`${table.failed}`),
    index('captcha_challenges_expiry').on(table.expiresAt),
  ],
)

export const captchaPasses = pgTable(
  'captcha_passes',
  { tokenHash: text('token_hash').notNull(), ...captchaBinding(), expiresAt: moment('expires_at').notNull() },
  table => [primaryKey({ columns: [table.merchant, table.tokenHash] }), index('captcha_passes_expiry').on(table.expiresAt)],
)

export const rsaKeys = pgTable('rsa_keys', {
  publicKey: text('public_key').primaryKey(),
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
  retiresAt: moment('retires_at'),
})

/** Envelopes that were opened, because each is accepted once. */
export const envelopeDigests = pgTable('envelope_digests', { digest: text('digest').primaryKey(), until: moment('until').notNull() }, table => [
  index('envelope_digests_until').on(table.until),
])

/** The server's own keys, made at first start and shared by all workers. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull(),
})
