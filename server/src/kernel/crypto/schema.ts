import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/db/columns.ts'

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
