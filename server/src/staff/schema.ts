import type { ApprovalKind } from '@foyer/contract/ops/approvals/kinds'
import type { AboutKind, StaffEventName } from '@foyer/contract/ops/events'
import type { Role } from '@foyer/contract/ops/permissions'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

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

const person = () => text('person_id').notNull()
const isThere = ({ personId }: { readonly personId: AnyPgColumn }) => foreignKey({ columns: [personId], foreignColumns: [staffPeople.id] })

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

/** Tokens by which programs do what a person may. What one is, is kept nowhere. */
export const staffTokens = pgTable(
  'staff_tokens',
  {
    id: text('id').primaryKey(),
    personId: person(),
    tokenHash: text('token_hash').notNull(),
    name: words('name').notNull(),
    /** False: it reads alone. */
    mayAct: boolean('may_act').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    seenAt: moment('seen_at'),
  },
  table => [isThere(table), uniqueIndex('staff_tokens_hash').on(table.tokenHash), index('staff_tokens_person').on(table.personId)],
)

/** The end of each merchant's chain of events: whoever adds one waits for it. */
export const staffChains = pgTable('staff_chains', {
  merchant: merchant().primaryKey(),
  number: integer('number').notNull(),
  digest: text('digest').notNull(),
})

/**
 * Everything that staff did, and which personal data they read: one chain for each merchant, and one, `*`, for the house. A trigger refuses to change or
 * remove a row, and each digest is made from the one before and the server's key.
 */
export const staffEvents = pgTable(
  'staff_events',
  {
    merchant: merchant(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    event: text('event').$type<StaffEventName>().notNull(),
    personId: text('person_id').notNull(),
    login: words('login').notNull(),
    aboutKind: text('about_kind').$type<AboutKind>().notNull(),
    aboutId: words('about_id').notNull(),
    before: plainData<object>()('before'),
    after: plainData<object>()('after'),
    reason: words('reason'),
    ip: text('ip').notNull(),
    requestId: words('request_id').notNull(),
    /** The name of the token by which a program did it; null where a person did, in the console. */
    token: words('token'),
    digest: text('digest').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.number] }),
    index('staff_events_person').on(table.merchant, table.personId, table.number),
    index('staff_events_about').on(table.merchant, table.aboutKind, table.aboutId, table.number),
  ],
)

export type ApprovalState = 'waiting' | 'approved' | 'refused'

/** An act that one person asks for and another one decides about. `merchant`: a code, or `*` for the house. */
export const staffApprovals = pgTable(
  'staff_approvals',
  {
    merchant: merchant(),
    id: text('id').notNull(),
    kind: text('kind').$type<ApprovalKind>().notNull(),
    content: plainData<object>()('content').notNull(),
    /** Of kind, merchant and content. */
    digest: text('digest').notNull(),
    facts: plainData<Readonly<Record<string, string | number | boolean | null>>>()('facts').notNull(),
    reason: words('reason').notNull(),
    makerId: text('maker_id').notNull(),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    state: text('state').$type<ApprovalState>().notNull().default('waiting'),
    checkerId: text('checker_id'),
    answer: words('answer'),
    decidedAt: moment('decided_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('staff_approvals_state').on(table.merchant, table.state, table.askedAt),
    check('staff_approvals_two_people', sql`${table.checkerId} <> ${table.makerId}`),
    check('staff_approvals_decided', sql`(${table.state} = 'waiting') = (${table.checkerId} is null)`),
  ],
)
