import { isNotNull } from 'drizzle-orm'
import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, words } from '#kernel/db/columns.ts'
import { goesWithMember, owner } from './members.ts'

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').notNull(),
    ...owner(),
    networkPrefix: text('network_prefix').notNull(),
    deviceId: words('device_id'),
    userAgent: words('user_agent').notNull(),
    firstTimeLogin: boolean('first_time_login').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the member last proved, within this session, to be the one who signed in. */
    confirmedAt: moment('confirmed_at'),
  },
  // No index on last_used_at: every renewal would have to write the indexes too, and only the sweep would use it.
  table => [
    primaryKey({ columns: [table.merchant, table.tokenHash] }),
    goesWithMember(table),
    index('sessions_member').on(table.merchant, table.memberId),
    // By which staff find who has used a device.
    index('sessions_device').on(table.merchant, table.deviceId).where(isNotNull(table.deviceId)),
  ],
)

/** One row per saved login: its series, of which each token replaces the one before (decision 8). */
export const rememberTokens = pgTable(
  'remember_tokens',
  {
    seriesHash: text('series_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    ...owner(),
    deviceId: words('device_id'),
    replacedHash: text('replaced_hash'),
    replacedAt: moment('replaced_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.seriesHash] }),
    goesWithMember(table),
    index('remember_tokens_member').on(table.merchant, table.memberId),
    index('remember_tokens_expiry').on(table.expiresAt),
  ],
)

/** Single-use codes that open the same member's session elsewhere (decision 8); each ends with its session. */
export const handoffCodes = pgTable(
  'handoff_codes',
  {
    codeHash: text('code_hash').notNull(),
    ...owner(),
    sessionHash: text('session_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.codeHash] }),
    goesWithMember(table),
    foreignKey({
      name: 'handoff_codes_session_fk',
      columns: [table.merchant, table.sessionHash],
      foreignColumns: [sessions.merchant, sessions.tokenHash],
    }).onDelete('cascade'),
    index('handoff_codes_member').on(table.merchant, table.memberId),
    index('handoff_codes_session').on(table.merchant, table.sessionHash),
    index('handoff_codes_expiry').on(table.expiresAt),
  ],
)
