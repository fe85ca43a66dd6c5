import { sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { campaignMembers, campaignParts } from '#campaigns/schema/recipients.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { barred } from './bar-statements.ts'
import { type CampaignMemberRows, campaignMemberRows, reach } from './campaign-member-store.ts'
import type { Campaign } from './campaign.ts'
import type { Walking } from './walking.ts'

/** What becomes of the members who were chosen. */
export interface CampaignSending extends CampaignMemberRows {
  /** In a unit of work: looks at each chosen member of a part once more, and settles them as sent, or skipped with the reason. Returns those that get it. */
  settlePart(walking: Walking, part: number): Promise<readonly string[]>
  notePush(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, pushId: string): Promise<void>
  /** Chosen members of a part, by id. */
  chosenOf(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, most: number): Promise<readonly string[]>
}

export const campaignSending = (db: Database): CampaignSending => ({
  ...campaignMemberRows(db),

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
    await reach(db, code, campaign.id, sent.length)
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
})
