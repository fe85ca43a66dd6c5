import { sql } from 'drizzle-orm'
import { campaigns } from '#campaigns/schema/campaigns.ts'
import { campaignMembers, campaignParts } from '#campaigns/schema/recipients.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { pushes } from '#push/schema.ts'
import type { Campaign } from './campaign.ts'

/** The end of a campaign, of itself or because it was stopped. */
export interface CampaignStop {
  /** Members whom a process that was killed was sending to: nobody knows whether it left. */
  failUnclear(campaign: Pick<Campaign, 'merchant' | 'id'>, part: number, at: Date): Promise<void>
  /** Everybody who was chosen and has not got it. */
  skipRest(campaign: Pick<Campaign, 'merchant' | 'id'>, at: Date): Promise<void>
  /** Stops the pushes of its parts: what was handed over and has not left. */
  stopPushes(campaign: Pick<Campaign, 'merchant' | 'id'>): Promise<void>
  /** Whether the walk is over and everybody was sent to. */
  isOver(campaign: Pick<Campaign, 'merchant' | 'id'>): Promise<boolean>
}

export const campaignStop = (db: Database): CampaignStop => ({
  async failUnclear({ merchant, id }, part, at) {
    await rowsOf(
      db,
      sql`update ${campaignMembers} set state = 'failed', at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and part = ${part} and state = 'sending'`,
    )
  },

  async skipRest({ merchant, id }, at) {
    await rowsOf(
      db,
      sql`update ${campaignMembers} set state = 'skipped', reason = 'stopped', at = ${at.toISOString()}::timestamptz
          where merchant = ${merchant} and campaign_id = ${id} and state = 'chosen'`,
    )
  },

  async stopPushes({ merchant, id }) {
    await rowsOf(
      db,
      sql`update ${pushes} set state = 'stopped' where merchant = ${merchant} and state <> 'stopped'
          and id in (select p.push_id from ${campaignParts} p where p.merchant = ${merchant} and p.campaign_id = ${id})`,
    )
  },

  async isOver({ merchant, id }) {
    const [row] = await rowsOf<{ readonly over: boolean }>(
      db,
      sql`select c.is_walked and not exists (
          select 1 from ${campaignMembers} w where w.merchant = ${merchant} and w.campaign_id = ${id} and w.state in ('chosen', 'sending')
        ) as over from ${campaigns} c where c.merchant = ${merchant} and c.id = ${id}`,
    )
    return row?.over ?? false
  },
})
