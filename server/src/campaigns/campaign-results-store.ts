import type { SkipReason } from '@foyer/contract/campaigns/ops/content'
import { and, eq, sql } from 'drizzle-orm'
import { campaignMembers, campaignParts, campaignSkips } from '#campaigns/schema/recipients.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { pushDeliveries } from '#push/schema.ts'
import type { Key } from './campaign.ts'

/** What became of the members of a campaign. */
export interface CampaignResults {
  readonly states: Readonly<Partial<Record<(typeof campaignMembers.$inferSelect)['state'], number>>>
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>
}

/** What became of the members of a campaign. */
export interface CampaignResultRows {
  results(key: Key): Promise<CampaignResults>
  /** Devices that showed and opened a push, by members. Known for 30 days. */
  pushSeen(key: Key): Promise<{ readonly shown: number; readonly tapped: number }>
}

export const campaignResultRows = (db: Database): CampaignResultRows => ({
  async results({ merchant, id }) {
    const rows = await db
      .select({ state: campaignMembers.state, reason: campaignMembers.reason, members: sql<number>`count(*)`.mapWith(Number) })
      .from(campaignMembers)
      .where(and(eq(campaignMembers.merchant, merchant), eq(campaignMembers.campaignId, id)))
      .groupBy(campaignMembers.state, campaignMembers.reason)
    const skips = await db
      .select()
      .from(campaignSkips)
      .where(and(eq(campaignSkips.merchant, merchant), eq(campaignSkips.campaignId, id)))
    const skipped: Partial<Record<SkipReason, number>> = {}
    for (const { reason, members } of [...skips, ...rows]) if (reason) skipped[reason] = (skipped[reason] ?? 0) + members
    return { states: Object.fromEntries(rows.map(({ state, members }) => [state, members])), skipped }
  },

  async pushSeen({ merchant, id }) {
    const [seen] = await rowsOf<{ readonly shown: string; readonly tapped: string }>(
      db,
      sql`select count(d.shown_at) as shown, count(d.tapped_at) as tapped from ${campaignParts} p
        join ${pushDeliveries} d on d.merchant = ${merchant} and d.push_id = p.push_id where p.merchant = ${merchant} and p.campaign_id = ${id}`,
    )
    return { shown: Number(seen?.shown ?? 0), tapped: Number(seen?.tapped ?? 0) }
  },
})
