import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { announcementReads, announcementRecipients, sentAnnouncements } from './schema.ts'

export type SentAnnouncement = typeof sentAnnouncements.$inferSelect

/** Messages in the app that were sent to chosen members. */
export interface SentAnnouncementStore {
  /** Sends it to more members, in a unit of work; whoever has it gets it no second time. */
  send(one: SentAnnouncement, memberIds: readonly string[]): Promise<void>
  /** The latest first. */
  ofMember(owner: Owner, since: Date, most: number): Promise<readonly SentAnnouncement[]>
  all(merchant: string): Promise<readonly Pick<SentAnnouncement, 'id'>[]>
  /** How many of those whom it was sent to have read it. */
  readers(merchant: string, id: string): Promise<number>
  /** Removes those that were sent before. */
  sweep(merchant: string, before: Date): Promise<void>
}

export const sentAnnouncementStore = (db: Database): SentAnnouncementStore => ({
  async send({ merchant, id, words, path, at }, memberIds) {
    if (memberIds.length === 0) return
    await db.insert(sentAnnouncements).values({ merchant, id, words, path, at }).onConflictDoNothing()
    await db
      .insert(announcementRecipients)
      .values(memberIds.map(memberId => ({ merchant, memberId, announcementId: id, at })))
      .onConflictDoNothing()
  },

  async ofMember({ merchant, memberId }, since, most) {
    const rows = await db
      .select({ sent: sentAnnouncements })
      .from(announcementRecipients)
      .innerJoin(sentAnnouncements, and(eq(sentAnnouncements.merchant, merchant), eq(sentAnnouncements.id, announcementRecipients.announcementId)))
      .where(and(eq(announcementRecipients.merchant, merchant), eq(announcementRecipients.memberId, memberId), gte(announcementRecipients.at, since)))
      .orderBy(desc(announcementRecipients.at), sentAnnouncements.id)
      .limit(most)
    return rows.map(({ sent }) => sent)
  },

  all: merchant => db.select({ id: sentAnnouncements.id }).from(sentAnnouncements).where(eq(sentAnnouncements.merchant, merchant)),

  async readers(merchant, id) {
    const [row] = await db
      .select({ members: sql<number>`count(*)`.mapWith(Number) })
      .from(announcementReads)
      .where(and(eq(announcementReads.merchant, merchant), inArray(announcementReads.announcementId, [id])))
    return row?.members ?? 0
  },

  async sweep(merchant, before) {
    await db.delete(sentAnnouncements).where(and(eq(sentAnnouncements.merchant, merchant), lt(sentAnnouncements.at, before)))
  },
})
