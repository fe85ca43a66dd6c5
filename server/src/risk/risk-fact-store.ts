import { and, eq, inArray, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { moneyEvents } from '#money/schema.ts'
import { referrals } from '#referral/schema.ts'
import { rewardClaims } from '#rewards/schema.ts'
import { riskLinks, riskPlay } from '#risk/schema/marks.ts'
import type { SharedReferral } from './shared-referral.ts'
import { listOf, type SharedRow, READ, type SharedBy } from './shared-statements.ts'

/** What members gained: money, play, points for friends, rewards. */
export interface RiskFacts {
  /** Deposits and payouts of each since. */
  moneySince(
    merchant: string,
    memberIds: readonly string[],
    since: Date,
  ): Promise<readonly { readonly memberId: string; readonly event: 'deposit' | 'withdraw'; readonly times: number; readonly sum: number }[]>
  playSince(merchant: string, memberIds: readonly string[], week: string): Promise<readonly (typeof riskPlay.$inferSelect)[]>
  sharedReferrals(merchant: string, memberIds: readonly string[]): Promise<readonly SharedReferral[]>
  /** Promotions that several members took who share a device with one of these. */
  sharedClaims(
    merchant: string,
    memberIds: readonly string[],
  ): Promise<readonly (SharedBy & { readonly promotion: string; readonly claims: number })[]>
}

export const riskFacts = (db: Database): RiskFacts => ({
  async moneySince(merchant, memberIds, since) {
    if (memberIds.length === 0) return []
    const rows = await rowsOf<{ readonly member: string; readonly event: 'deposit' | 'withdraw'; readonly times: string; readonly sum: string }>(
      db,
      sql`select member_id as member, event, count(*) as times, sum(amount) as sum from ${moneyEvents}
        where merchant = ${merchant} and member_id in ${listOf(memberIds)} and at >= ${since.toISOString()}::timestamptz group by 1, 2`,
    )
    return rows.map(({ member, event, times, sum }) => ({ memberId: member, event, times: Number(times), sum: Number(sum) }))
  },

  async playSince(merchant, memberIds, week) {
    if (memberIds.length === 0) return []
    return await db
      .select()
      .from(riskPlay)
      .where(and(eq(riskPlay.merchant, merchant), inArray(riskPlay.memberId, [...memberIds]), sql`${riskPlay.week} >= ${week}`))
  },

  async sharedReferrals(merchant, memberIds) {
    if (memberIds.length === 0) return []
    const ids = listOf(memberIds)
    return await rowsOf<SharedReferral>(
      db,
      sql`
      select distinct on (r.member_id) r.inviter_id as "inviterId", r.member_id as "friendId", r.points, a.kind, a.value
      from ${referrals} r
      join ${members} i on i.merchant = ${merchant} and i.id = r.inviter_id and i.type not in (1, 2)
      join ${riskLinks} a on a.merchant = ${merchant} and a.member_id = r.member_id and a.kind in ('device', 'address', 'line')
      join ${riskLinks} b on b.merchant = ${merchant} and b.kind = a.kind and b.value = a.value and b.member_id = r.inviter_id
      where r.merchant = ${merchant} and (r.member_id in ${ids} or r.inviter_id in ${ids})
      order by r.member_id, a.kind = 'device' desc, a.kind = 'address' desc`,
    )
  },

  async sharedClaims(merchant, memberIds) {
    if (memberIds.length === 0) return []
    const rows = await rowsOf<SharedRow & { readonly promotion: string; readonly claims: string }>(
      db,
      sql`
      select 'device' as kind, d.value, c.promotion_id as promotion, count(*) as claims, array_agg(distinct c.member_id order by c.member_id) as ids
      from (
        select distinct value from ${riskLinks} where merchant = ${merchant} and member_id in ${listOf(memberIds)} and kind = 'device'
      ) d
      cross join lateral (
        select member_id from ${riskLinks} where merchant = ${merchant} and kind = 'device' and value = d.value order by member_id limit ${READ}
      ) o
      join ${rewardClaims} c on c.merchant = ${merchant} and c.member_id = o.member_id
      group by 2, 3
      having count(distinct c.member_id) > 1`,
    )
    return rows.map(({ kind, value, ids, promotion, claims }) => ({ kind, value, memberIds: ids, promotion, claims: Number(claims) }))
  },
})
