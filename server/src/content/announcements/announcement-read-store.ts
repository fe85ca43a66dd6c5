import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { announcementReads } from './schema.ts'

/** Which announcements members have read. */
export interface AnnouncementReadStore {
  /** The ids of those that the member has read. */
  ofMember(owner: Owner): Promise<ReadonlySet<string>>
  /** Those that were read before keep their time. */
  add(owner: Owner, announcementIds: readonly string[], now: Date): Promise<void>
  /** Removes the merchant's rows of announcements other than these; returns their number. */
  sweep(merchant: string, announcementIds: readonly string[]): Promise<number>
}

export const announcementReadStore = (db: Database): AnnouncementReadStore => ({
  async ofMember({ merchant, memberId }) {
    const rows = await db
      .select({ id: announcementReads.announcementId })
      .from(announcementReads)
      .where(and(eq(announcementReads.merchant, merchant), eq(announcementReads.memberId, memberId)))
    return new Set(rows.map(({ id }) => id))
  },

  async add(owner, announcementIds, readAt) {
    if (announcementIds.length === 0) return
    const rows = announcementIds.map(announcementId => ({ ...owner, announcementId, readAt }))
    await db.insert(announcementReads).values(rows).onConflictDoNothing()
  },

  async sweep(merchant, announcementIds) {
    const swept = await db
      .delete(announcementReads)
      .where(and(eq(announcementReads.merchant, merchant), notInArray(announcementReads.announcementId, [...announcementIds])))
      .returning({ id: announcementReads.announcementId })
    return swept.length
  },
})
