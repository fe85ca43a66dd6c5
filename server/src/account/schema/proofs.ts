import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/db/columns.ts'
import { goesWithMember, owner } from './members.ts'

/** Records that the password was just verified from this network, and a second factor is expected. */
export const passwordProofs = pgTable(
  'password_proofs',
  { ...owner(), networkPrefix: text('network_prefix').notNull(), expiresAt: moment('expires_at').notNull() },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId, table.networkPrefix] }),
    goesWithMember(table),
    index('password_proofs_expiry').on(table.expiresAt),
  ],
)

/** Records that a way of signing in without a password succeeded, and a second factor is expected. */
export const firstSteps = pgTable(
  'first_steps',
  {
    ...owner(),
    /** SHA-256 of the token that stands for it, hex. */
    tokenHash: text('token_hash').notNull(),
    /** The way, as the audit log names it. */
    by: text('by').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.tokenHash] }),
    goesWithMember(table),
    index('first_steps_member').on(table.merchant, table.memberId),
    index('first_steps_expiry').on(table.expiresAt),
  ],
)
