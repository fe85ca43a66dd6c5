import type { ReferralWay } from '@foyer/contract/referral/downline'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, members, owner } from '#account/schema/members.ts'
import { moment, words } from '#kernel/db/columns.ts'

/** The code by which a member invites friends; made when the member first asks for it. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    ...owner(),
    /** Lower case, because it may be the label of a host. */
    code: text('code').notNull(),
    /** The device that asked for it last: who registers there is the member, not a friend (spec 2 §6, Referral). */
    deviceId: words('device_id'),
    madeAt: moment('made_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    goesWithMember(table),
    uniqueIndex('referral_codes_code').on(table.merchant, table.code),
  ],
)

/** Who invited a member. Written with the member; the key allows one inviter for each, who never changes. */
export const referrals = pgTable(
  'referrals',
  {
    ...owner(),
    inviterId: text('inviter_id').notNull(),
    way: text('way').$type<ReferralWay>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** What the inviter got for the friend's first deposit; 0 before. */
    points: integer('points').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    goesWithMember(table),
    foreignKey({ columns: [table.merchant, table.inviterId], foreignColumns: [members.merchant, members.id] }),
    check('referrals_not_oneself', sql`${table.inviterId} <> ${table.memberId}`),
    // In the order of the lists, so that a page of a long one is read by itself.
    index('referrals_inviter').on(table.merchant, table.inviterId, table.joinedAt, table.memberId),
  ],
)
