import type { Role } from '@foyer/contract/ops/permissions'
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { merchant, moment, words } from '#kernel/db/columns.ts'

/** Who works in the house. A row stays after the person has left, because events and approvals name it. */
export const staffPeople = pgTable(
  'staff_people',
  {
    id: text('id').primaryKey(),
    /** Lower case. */
    login: text('login').notNull(),
    name: words('name').notNull(),
    /** Null until the invitation is taken. */
    passwordHash: text('password_hash'),
    /** Sealed. */
    totpSecret: text('totp_secret'),
    /** The step of the last code that was used: none is used twice. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  table => [uniqueIndex('staff_people_login').on(table.login)],
)

export const person = () => text('person_id').notNull()
export const isThere = ({ personId }: { readonly personId: AnyPgColumn }) => foreignKey({ columns: [personId], foreignColumns: [staffPeople.id] })

/** `merchant`: a code, or `*` for all of them. */
export const staffRoles = pgTable(
  'staff_roles',
  { personId: person(), merchant: merchant(), role: text('role').$type<Role>().notNull(), since: moment('since').notNull() },
  table => [primaryKey({ columns: [table.personId, table.merchant, table.role] }), isThere(table)],
)

/** The networks from which a person has signed in. */
export const staffNetworks = pgTable(
  'staff_networks',
  { personId: person(), prefix: text('prefix').notNull(), seenAt: moment('seen_at').notNull() },
  table => [primaryKey({ columns: [table.personId, table.prefix] }), isThere(table)],
)

/** A link by which a person chooses a password and an authenticator, once. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: person(),
    /** Of the authenticator that the link offers; sealed. */
    totpSecret: text('totp_secret').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [isThere(table), index('staff_invites_person').on(table.personId)],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: person(),
    networkPrefix: text('network_prefix').notNull(),
    ip: text('ip').notNull(),
    userAgent: words('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  table => [isThere(table), index('staff_sessions_person').on(table.personId)],
)
