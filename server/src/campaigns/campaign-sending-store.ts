import type { SkipReason } from '@foyer/contract/campaigns/ops/content'
import type { LanguageCode } from '@foyer/contract/languages'
import { sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Campaign } from './campaign-store.ts'
import { campaignMembers, campaignParts, campaigns } from './schema.ts'
import { barred } from './segment-statements.ts'
import type { Walking } from './walking.ts'

/** A member to whom something is handed over. */
export interface Recipient {
  readonly memberId: string
  readonly language: LanguageCode | null
  readonly mobile: string | null
  readonly email: string | null
}

/** What becomes of the members who were chosen. */
export interface CampaignSending {
  /** In a unit of work: looks at each chosen member of a part once more, and settles them as sent, or skipped with the reason. Returns those that get it. */
  settlePart(walking: Walking, part: number): Promise<readonly string[]>
  notePush(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, pushId: string): Promise<void>
  /** Chosen members of a part, by id. */
  chosenOf(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, most: number): Promise<readonly string[]>
  /** Takes one chosen member for sending, in a statement that looks once more; undefined where the member does not get it, which is noted. */
  claim(walking: Walking, memberId: string): Promise<Recipient | undefined>
  /** What became of a member who was claimed. `chosen`: it certainly did not leave, and is tried again. */
  end(campaign: Pick<Campaign, 'merchant' | 'id'>, memberId: string, to: 'sent' | 'failed' | 'chosen', at: Date): Promise<void>
  skip(campaign: Pick<Campaign, 'merchant' | 'id'>, memberId: string, reason: SkipReason, at: Date): Promise<void>
  /** Why a member would not get it now. */
  barOf(walking: Walking, memberId: string): Promise<SkipReason | undefined>
}

export const campaignSending = (db: Database): CampaignSending => {
  const reach = async (code: string, id: string, by: number) => {
    if (by > 0) await rowsOf(db, sql`update ${campaigns} set reached = reached + ${by} where merchant = ${code} and id = ${id}`)
  }

  return {
    async settlePart({ merchant, campaign, now }, part) {
      const { code } = merchant
      const rows = await rowsOf<{ readonly id: string; readonly state: string }>(
        db,
        sql`
        update ${campaignMembers} c set state = case when j.reason is null then 'sent' else 'skipped' end, reason = j.reason,
          at = ${now.toISOString()}::timestamptz
        from (
          select m.id, (${barred(merchant, campaign, now)}) as reason from ${campaignMembers} w
          join ${members} m on m.merchant = ${code} and m.id = w.member_id
          where w.merchant = ${code} and w.campaign_id = ${campaign.id} and w.part = ${part} and w.state = 'chosen'
        ) j
        where c.merchant = ${code} and c.campaign_id = ${campaign.id} and c.member_id = j.id and c.state = 'chosen'
        returning c.member_id as id, c.state`,
      )
      const sent = rows.flatMap(({ id, state }) => (state === 'sent' ? [id] : []))
      await reach(code, campaign.id, sent.length)
      return sent
    },

    async notePush({ merchant, id }, part, pushId) {
      await rowsOf(db, sql`update ${campaignParts} set push_id = ${pushId} where merchant = ${merchant} and campaign_id = ${id} and part = ${part}`)
    },

    async chosenOf({ merchant, id }, part, most) {
      const rows = await rowsOf<{ readonly member: string }>(
        db,
        sql`select member_id as member from ${campaignMembers}
          where merchant = ${merchant} and campaign_id = ${id} and part = ${part} and state = 'chosen' order by member_id limit ${most}`,
      )
      return rows.map(({ member }) => member)
    },

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
      if (to === 'sent') await reach(merchant, id, ended.length)
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
  }
}
