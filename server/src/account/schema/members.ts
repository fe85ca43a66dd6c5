import type { LanguageCode } from '@foyer/contract/languages'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { amount, caseless, merchant, moment, plainData } from '#kernel/db/columns.ts'

/** Every row of a member carries the merchant, so that a token of one merchant is not valid at another. */
export const members = pgTable(
  'members',
  {
    merchant: merchant(),
    id: text('id').notNull(),
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
    /** The number and the sum, in the currency's smallest unit, of the deposits in the ledger. Here because they are often read and seldom change. */
    depositCount: integer('deposit_count').notNull().default(0),
    depositedAmount: amount('deposited_amount').notNull().default(0),
    /** Stays, whatever becomes of the deposit. */
    firstDepositAt: moment('first_deposit_at'),
    /** The number and the sum of the bets among the first `countedVersion` lines of the main account, without those rolled back. */
    betCount: integer('bet_count').notNull().default(0),
    stakedAmount: amount('staked_amount').notNull().default(0),
    countedVersion: amount('counted_version').notNull().default(0),
    /** Whether the member is not to be shown to others on the board of points. */
    boardHidden: boolean('board_hidden').notNull().default(false),
    /** MM-DD, told once by the member for the birthday's gift. */
    birthday: text('birthday'),
    /** From 1; null: the first letter of the name. */
    profileIcon: smallint('profile_icon'),
    /**
     * ISO 3166-1 alpha-2: from where the member registered, or what staff found since. Its rules of playing safely hold, wherever the member is today. Null of
     * members from before it was kept, and where the country of the network is not known.
     */
    country: text('country'),
    /** When the member closed the account; nobody signs in to it since. */
    closedAt: moment('closed_at'),
    /** Until when staff have locked signing in, as their lock says (docs/locks.md). Here because every sign-in reads it. */
    lockedUntil: moment('locked_until'),
    /** How much of the member's data has gone since (docs/personal-data.md). */
    erased: text('erased').$type<'closing' | 'retention'>(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex('members_merchant_username').on(table.merchant, caseless(table.username)),
    // Only one member can have proven a contact; unproven ones may be with several.
    uniqueIndex('members_merchant_mobile')
      .on(table.merchant, table.mobile)
      .where(sql`${table.mobileVerifiedAt} is not null`),
    uniqueIndex('members_merchant_email')
      .on(table.merchant, table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    // In the order of the lists of staff.
    index('members_registered').on(table.merchant, table.registeredAt, table.id),
    // Agents are few among many.
    index('members_agents')
      .on(table.merchant, table.registeredAt, table.id)
      .where(sql`${table.type} in (1, 2)`),
    // For the sweep after the retention.
    index('members_closed')
      .on(table.merchant, table.closedAt)
      .where(sql`${table.closedAt} is not null and ${table.erased} is distinct from 'retention'`),
    check('members_erased', sql`${table.erased} is null or (${table.erased} in ('closing', 'retention') and ${table.closedAt} is not null)`),
  ],
)

/** The columns for the member who owns the row. */
export const owner = () => ({ merchant: merchant(), memberId: text('member_id').notNull() })

/** Deletes the row with its member. */
export const goesWithMember = (table: { readonly merchant: AnyPgColumn; readonly memberId: AnyPgColumn }) =>
  foreignKey({ columns: [table.merchant, table.memberId], foreignColumns: [members.merchant, members.id] }).onDelete('cascade')
