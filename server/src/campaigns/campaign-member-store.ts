import type { SkipReason } from '@foyer/contract/campaigns/ops/content'
import type { LanguageCode } from '@foyer/contract/languages'
import { sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { campaigns } from '#campaigns/schema/campaigns.ts'
import { campaignMembers } from '#campaigns/schema/recipients.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { barred } from './bar-statements.ts'
import type { Campaign } from './campaign.ts'
import type { Walking } from './walking.ts'

/** A member to whom something is handed over. */
export interface Recipient {
  readonly memberId: string
  readonly language: LanguageCode | null
  readonly mobile: string | null
  readonly email: string | null
}

export const reach = async (db: Database, code: string, id: string, by: number) => {
  if (by > 0) await rowsOf(db, sql`update ${campaigns} set reached = reached + ${by} where merchant = ${code} and id = ${id}`)
}

/** What becomes of one member who was chosen. */
export interface CampaignMemberRows {
  /** Takes one chosen member for sending, in a statement that looks once more; undefined where the member does not get it, which is noted. */
  claim(walking: Walking, memberId: string): Promise<Recipient | undefined>
  /** What became of a member who was claimed. `chosen`: it certainly did not leave, and is tried again. */
  end(campaign: Pick<Campaign, 'merchant' | 'id'>, memberId: string, to: 'sent' | 'failed' | 'chosen', at: Date): Promise<void>
  skip(campaign: Pick<Campaign, 'merchant' | 'id'>, memberId: string, reason: SkipReason, at: Date): Promise<void>
  /** Why a member would not get it now. */
  barOf(walking: Walking, memberId: string): Promise<SkipReason | undefined>
}

export const campaignMemberRows = (db: Database): CampaignMemberRows => ({
  async claim({ merchant, campaign, now }, memberId) {
    const { code } = merchant
    const [row] = await rowsOf<Recipient & { readonly state: string }>(
      db,
      sql`
        update ${campaignMembers} c set state = case when j.reason is null then 'sending' else 'skipped' end, reason = j.reason,
          at = ${now.toISOString()}::timestamptz
        from (
          select m.id, m.language, m.mobile, m.email, (${barred(merchant, campaign, now)}) as reason from ${members} m
          where m.merchant = ${code} and m.id = ${memberId}
        ) j
        where c.merchant = ${code} and c.campaign_id = ${campaign.id} and c.member_id = ${memberId} and c.state = 'chosen'
        returning c.member_id as "memberId", c.state, j.language, j.mobile, j.email`,
    )
    return row?.state === 'sending' ? row : undefined
  },

  async end({ merchant, id }, memberId, to, at) {
    const ended = await rowsOf<{ readonly member: string }>(
      db,
      sql`update ${campaignMembers} set state = ${to}, at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and member_id = ${memberId} and state = 'sending' returning member_id as member`,
    )
    if (to === 'sent') await reach(db, merchant, id, ended.length)
  },

  async skip({ merchant, id }, memberId, reason, at) {
    await rowsOf(
      db,
      sql`update ${campaignMembers} set state = 'skipped', reason = ${reason}, at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and member_id = ${memberId} and state in ('chosen', 'sending')`,
    )
  },

  async barOf({ merchant, campaign, now }, memberId) {
    const [row] = await rowsOf<{ readonly reason: SkipReason | null }>(
      db,
      sql`select (${barred(merchant, campaign, now)}) as reason from ${members} m where m.merchant = ${merchant.code} and m.id = ${memberId}`,
    )
    return row?.reason ?? undefined
  },
})
