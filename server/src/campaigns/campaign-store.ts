import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { campaigns } from '#campaigns/schema/campaigns.ts'
import type { Database } from '#kernel/db/database.ts'
import { type CampaignResultRows, campaignResultRows } from './campaign-results-store.ts'
import type { Campaign, Key } from './campaign.ts'
import { segmentStore, type SegmentStore } from './segment-store.ts'

type Written = Pick<Campaign, 'name' | 'channel' | 'segment' | 'content' | 'most' | 'dueAt'>

const is = ({ merchant, id }: Key) => and(eq(campaigns.merchant, merchant), eq(campaigns.id, id))

/** Campaigns and what became of them. */
interface CampaignRows extends CampaignResultRows {
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

  /** Removes whom campaigns were sent to that ended before. */
  sweep(merchant: string, before: Date): Promise<void>
}

const campaignRows = (db: Database): CampaignRows => ({
  ...campaignResultRows(db),

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
