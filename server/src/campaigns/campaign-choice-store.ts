import type { SkipReason } from '@foyer/contract/campaigns/ops/content'
import { sql } from 'drizzle-orm'
import { campaigns } from '#campaigns/schema/campaigns.ts'
import { campaignMembers, campaignParts, campaignSkips } from '#campaigns/schema/recipients.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { barred } from './bar-statements.ts'
import { type CampaignCount, campaignCount, scanned } from './campaign-count-store.ts'
import type { Campaign } from './campaign.ts'
import { inSegment } from './segment-statements.ts'
import type { Walking } from './walking.ts'

/** Who of the members a campaign is for: counted, and chosen part by part. */
export interface CampaignChoice extends CampaignCount {
  /**
   * In a unit of work that holds the campaign: chooses the next members as part `part`, at most `room`, and notes why others are left out. Returns how many
   * were chosen; `last` is undefined where there are no more members.
   */
  choosePart(
    walking: Walking & { readonly part: number; readonly room: number },
    most: number,
  ): Promise<{ readonly chosen: number; readonly last: string | undefined }>
  /** Notes in the campaign's row how far the walk came. */
  walked(campaign: Pick<Campaign, 'merchant' | 'id'>, to: string, chosen: number): Promise<void>
}

export const campaignChoice = (db: Database): CampaignChoice => ({
  ...campaignCount(db),

  async choosePart({ part, room, ...walking }, most) {
    const { merchant, campaign, now } = walking
    const key = { merchant: merchant.code, campaignId: campaign.id }
    const rows = await rowsOf<{ readonly id: string; readonly matches: boolean; readonly reason: SkipReason | null }>(
      db,
      sql`select m.id, m.matches, case when m.matches then (${barred(merchant, campaign, now)}) end as reason
          from (select m.*, (${inSegment(campaign.segment, merchant, now)}) as matches from (${scanned(walking, most)}) m) m order by m.id`,
    )
    const free = rows.filter(({ matches, reason }) => matches && reason === null)
    const skipped = [...rows.flatMap(({ reason }) => (reason === null ? [] : [reason])), ...free.slice(room).map((): SkipReason => 'total')]
    const chosen = free.slice(0, room)
    if (chosen.length > 0) {
      await db.insert(campaignParts).values({ ...key, part })
      await db.insert(campaignMembers).values(chosen.map(({ id }) => ({ ...key, memberId: id, part, state: 'chosen', at: now }) as const))
    }
    const counts = [...Map.groupBy(skipped, reason => reason)].map(([reason, all]) => ({ ...key, reason, members: all.length }))
    if (counts.length > 0)
      await db
        .insert(campaignSkips)
        .values(counts)
        .onConflictDoUpdate({
          target: [campaignSkips.merchant, campaignSkips.campaignId, campaignSkips.reason],
          set: { members: sql`${campaignSkips.members} + excluded.members` },
        })
    return { chosen: chosen.length, last: rows.at(-1)?.id }
  },

  async walked({ merchant, id }, to, chosen) {
    await rowsOf(
      db,
      sql`update ${campaigns} set walked_to = ${to}, chosen = chosen + ${chosen}, parts = parts + ${chosen > 0 ? 1 : 0} where merchant = ${merchant} and id = ${id}`,
    )
  },
})
