import type { CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { merchant, moment } from '#kernel/db/columns.ts'

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
