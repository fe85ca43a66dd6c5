import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment, plainData, words } from '#db/columns.ts'

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
  // Rows come in the order of their moments: a block range index of some pages finds the old ones.
  table => [index('audit_events_member').on(table.merchant, table.memberId, table.id), index('audit_events_at').using('brin', table.at)],
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

/** The server's own keys, made at first start; all workers share them. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull(),
})
