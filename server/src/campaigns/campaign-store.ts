import type { SkipReason } from '@foyer/contract/campaigns/ops/content'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { pushDeliveries } from '#push/schema.ts'
import { campaignMembers, campaignParts, campaigns, campaignSkips } from './schema.ts'
import { segmentStore, type SegmentStore } from './segment-store.ts'

export type Campaign = typeof campaigns.$inferSelect

type Key = Pick<Campaign, 'merchant' | 'id'>

type Written = Pick<Campaign, 'name' | 'channel' | 'segment' | 'content' | 'most' | 'dueAt'>

/** What became of the members of a campaign. */
export interface CampaignResults {
  readonly states: Readonly<Partial<Record<(typeof campaignMembers.$inferSelect)['state'], number>>>
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>
}

const is = ({ merchant, id }: Key) => and(eq(campaigns.merchant, merchant), eq(campaigns.id, id))

/** Campaigns and what became of them. */
interface CampaignRows {
  /** The one that was changed last first. */
  list(merchant: string, most: number): Promise<readonly Campaign[]>
  /** `isLocked`: in a unit of work, nobody else changes it meanwhile. */
  byId(merchant: string, id: string, isLocked?: boolean): Promise<Campaign | undefined>
  add(campaign: Key & Written & Pick<Campaign, 'madeBy' | 'changedAt'>): Promise<void>
  /** Makes the next version; whatever was counted of the one before is void. */
  change(key: Key, written: Written, at: Date): Promise<void>
  set(
    key: Key,
    to: Partial<Pick<Campaign, 'state' | 'walkedTo' | 'isWalked' | 'matching' | 'reachable' | 'countedAt' | 'beganAt' | 'endedAt'>>,
  ): Promise<void>
  results(key: Key): Promise<CampaignResults>
  /** Devices that showed and opened a push, by members. Known for 30 days. */
  pushSeen(key: Key): Promise<{ readonly shown: number; readonly tapped: number }>
  /** Removes whom campaigns were sent to that ended before. */
  sweep(merchant: string, before: Date): Promise<void>
}

const campaignRows = (db: Database): CampaignRows => ({
  list: (merchant, most) => db.select().from(campaigns).where(eq(campaigns.merchant, merchant)).orderBy(desc(campaigns.changedAt)).limit(most),

  async byId(merchant, id, isLocked = false) {
    const query = db.select().from(campaigns).where(is({ merchant, id }))
    const [found] = await (isLocked ? query.for('update') : query)
    return found
  },

  async add(campaign) {
    await db.insert(campaigns).values({ ...campaign, revision: 1, state: 'draft' })
  },

  async change(key, written, at) {
    await db
      .update(campaigns)
      .set({ ...written, revision: sql`${campaigns.revision} + 1`, state: 'draft', countedAt: null, changedAt: at })
      .where(is(key))
  },

  async set(key, to) {
    await db.update(campaigns).set(to).where(is(key))
  },

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

  async sweep(merchant, before) {
    const old = await db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.merchant, merchant),
          inArray(campaigns.state, ['done', 'stopped']),
          sql`${campaigns.changedAt} < ${before.toISOString()}::timestamptz and ${campaigns.endedAt} < ${before.toISOString()}::timestamptz`,
        ),
      )
    if (old.length === 0) return
    await db.delete(campaigns).where(
      and(
        eq(campaigns.merchant, merchant),
        inArray(
          campaigns.id,
          old.map(({ id }) => id),
        ),
      ),
    )
  },
})

/** Campaigns as staff write them. */
export interface CampaignStore extends SegmentStore, CampaignRows {}

export const campaignStore = (db: Database): CampaignStore => ({ ...segmentStore(db), ...campaignRows(db) })
