import { and, asc, eq, sql } from 'drizzle-orm'
import { campaignSegments, campaignSizes } from '#campaigns/schema/segments.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'

type SavedSegment = typeof campaignSegments.$inferSelect

/** The segments that staff have saved, and how many members there are to choose from. */
export interface SegmentStore {
  segments(merchant: string, most: number): Promise<readonly SavedSegment[]>
  saveSegment(segment: SavedSegment): Promise<void>
  removeSegment(merchant: string, name: string): Promise<boolean>
  /** How many members the merchant has, as they were counted last. */
  size(merchant: string): Promise<number | undefined>
  countMembers(merchant: string, at: Date): Promise<void>
}

export const segmentStore = (db: Database): SegmentStore => ({
  segments: (merchant, most) =>
    db.select().from(campaignSegments).where(eq(campaignSegments.merchant, merchant)).orderBy(asc(campaignSegments.name)).limit(most),

  async saveSegment(segment) {
    const { segment: rules, by, at } = segment
    await db
      .insert(campaignSegments)
      .values(segment)
      .onConflictDoUpdate({ target: [campaignSegments.merchant, campaignSegments.name], set: { segment: rules, by, at } })
  },

  async removeSegment(merchant, name) {
    const removed = await db
      .delete(campaignSegments)
      .where(and(eq(campaignSegments.merchant, merchant), eq(campaignSegments.name, name)))
      .returning({ name: campaignSegments.name })
    return removed.length === 1
  },

  async size(merchant) {
    const [row] = await db.select().from(campaignSizes).where(eq(campaignSizes.merchant, merchant))
    return row?.members
  },

  async countMembers(merchant, at) {
    await rowsOf(
      db,
      sql`insert into ${campaignSizes} (merchant, members, at) select ${merchant}, count(*), ${at.toISOString()}::timestamptz from members where merchant = ${merchant}
        on conflict (merchant) do update set members = excluded.members, at = excluded.at`,
    )
  },
})
