import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, words } from '#db/columns.ts'
import { memberId } from './members.ts'

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
