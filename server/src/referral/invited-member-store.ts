import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import type { ReferralPlace, InvitedMember, ReferralTotals } from './referral.ts'
import { referrals } from './schema.ts'

const by = ({ merchant, memberId }: Owner) => and(eq(referrals.merchant, merchant), eq(referrals.inviterId, memberId))
export const of = ({ merchant, memberId }: Owner) => and(eq(referrals.merchant, merchant), eq(referrals.memberId, memberId))
const isFriend = and(eq(members.merchant, referrals.merchant), eq(members.id, referrals.memberId))

/** Whom a member has invited. */
export interface InvitedMembers {
  /** The latest first, from `after` on. */
  ofInviter(inviter: Owner, limit: number, after?: ReferralPlace): Promise<readonly InvitedMember[]>
  /** When the member's friends made their first deposits, the latest first. */
  firstDeposits(inviter: Owner, limit: number): Promise<readonly Date[]>
  /** How many have joined. */
  friends(inviter: Owner): Promise<number>
  /** Only deposits in `currency` are added up. */
  totals(inviter: Owner, currency: string): Promise<ReferralTotals>
}

export const invitedMembers = (db: Database): InvitedMembers => ({
  ofInviter: (inviter, limit, after) =>
    db
      .select({
        memberId: referrals.memberId,
        joinedAt: referrals.joinedAt,
        way: referrals.way,
        username: members.username,
        depositCount: members.depositCount,
        depositedAmount: members.depositedAmount,
        points: referrals.points,
      })
      .from(referrals)
      .innerJoin(members, isFriend)
      .where(
        and(
          by(inviter),
          after && sql`(${referrals.joinedAt}, ${referrals.memberId}) < (${after.joinedAt.toISOString()}::timestamptz, ${after.memberId})`,
        ),
      )
      .orderBy(desc(referrals.joinedAt), desc(referrals.memberId))
      .limit(limit),

  async firstDeposits(inviter, limit) {
    const rows = await db
      .select({ at: members.firstDepositAt })
      .from(referrals)
      .innerJoin(members, isFriend)
      .where(and(by(inviter), isNotNull(members.firstDepositAt)))
      .orderBy(desc(members.firstDepositAt))
      .limit(limit)
    return rows.flatMap(({ at }) => (at ? [at] : []))
  },

  friends: inviter => db.$count(referrals, by(inviter)),

  async totals(inviter, currency) {
    const [totals] = await db
      .select({
        friends: sql<number>`count(*)`.mapWith(Number),
        depositors: sql<number>`count(*) filter (where ${members.depositCount} > 0)`.mapWith(Number),
        points: sql<number>`coalesce(sum(${referrals.points}), 0)`.mapWith(Number),
        deposited: sql<number>`coalesce(sum(${members.depositedAmount}) filter (where ${members.currency} = ${currency}), 0)`.mapWith(Number),
      })
      .from(referrals)
      .innerJoin(members, isFriend)
      .where(by(inviter))
    return totals ?? { friends: 0, depositors: 0, deposited: 0, points: 0 }
  },
})
