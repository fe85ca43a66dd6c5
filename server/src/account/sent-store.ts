import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { sentMessages } from './schema/sent-messages.ts'

export type SentMessage = typeof sentMessages.$inferSelect

/** What left for members by SMS and e-mail: that, when and whither, and never what it said. */
export interface SentStore {
  add(message: Omit<SentMessage, 'id'>): Promise<void>
  /** The latest first. */
  ofMember(owner: Owner, most: number): Promise<readonly SentMessage[]>
  sweep(before: Date): Promise<void>
}

export const sentStore = (db: Database): SentStore => ({
  async add(message) {
    await db.insert(sentMessages).values(message)
  },

  ofMember: ({ merchant, memberId }, most) =>
    db
      .select()
      .from(sentMessages)
      .where(and(eq(sentMessages.merchant, merchant), eq(sentMessages.memberId, memberId)))
      .orderBy(desc(sentMessages.id))
      .limit(most),

  async sweep(before) {
    await db.delete(sentMessages).where(lt(sentMessages.at, before))
  },
})
