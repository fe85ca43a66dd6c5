import { and, asc, desc, eq, isNull, lt, lte } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { feedback, feedbackPictures } from './schema.ts'

export type StoredFeedback = typeof feedback.$inferSelect
export type NewFeedback = Omit<typeof feedback.$inferInsert, 'id' | 'pictures' | 'answer' | 'answeredAt'>
type Owner = Pick<StoredFeedback, 'merchant' | 'memberId'>

export interface FeedbackStore {
  /** In a unit of work. Stores the feedback with its pictures, or returns the id of the one that this member sent before under the same client id. */
  add(sent: NewFeedback, pictures: readonly Uint8Array[]): Promise<number>
  idOf(owner: Owner, clientId: string): Promise<number | undefined>
  /** The member's own, the newest first; only those before the id `before` where it is given. */
  ofMember(owner: Owner, most: number, before?: number): Promise<readonly StoredFeedback[]>
  /** A merchant's feedback, with the user names: what waits for an answer, the oldest first; or all, the newest first. */
  ofMerchant(merchant: string, which: 'waiting' | 'all', most: number): Promise<readonly (StoredFeedback & { readonly username: string })[]>
  byId(merchant: string, id: number): Promise<(StoredFeedback & { readonly username: string }) | undefined>
  /** In their order. */
  pictures(merchant: string, id: number): Promise<readonly Uint8Array[]>
  /** Sets the answer; false if there was one and it shall not be replaced. */
  answer(merchant: string, id: number, answer: { readonly text: string; readonly at: Date; readonly replaces: boolean }): Promise<boolean>
  /** Removes what was sent before the given time, with its pictures; returns the number. */
  sweep(merchant: string, before: Date): Promise<number>
}

const one = (merchant: string, id: number) => and(eq(feedback.merchant, merchant), eq(feedback.id, id))
const of = ({ merchant, memberId }: Owner) => and(eq(feedback.merchant, merchant), eq(feedback.memberId, memberId))

export const feedbackStore = (db: Database): FeedbackStore => {
  const withNames = () =>
    db
      .select({ sent: feedback, username: members.username })
      .from(feedback)
      .innerJoin(members, and(eq(members.merchant, feedback.merchant), eq(members.id, feedback.memberId)))
  const named = ({ sent, username }: { readonly sent: StoredFeedback; readonly username: string }) => ({ ...sent, username })

  const store: FeedbackStore = {
    async add(sent, pictures) {
      const [added] = await db
        .insert(feedback)
        .values({ ...sent, pictures: pictures.length })
        .onConflictDoNothing({ target: [feedback.merchant, feedback.memberId, feedback.clientId] })
        .returning({ id: feedback.id })
      if (!added) {
        const known = await store.idOf(sent, sent.clientId)
        if (known === undefined) throw new Error('a feedback was neither added nor known')
        return known
      }
      const rows = pictures.map((image, at) => ({ merchant: sent.merchant, feedbackId: added.id, place: at + 1, image }))
      if (rows.length > 0) await db.insert(feedbackPictures).values(rows)
      return added.id
    },

    async idOf(owner, clientId) {
      const [found] = await db
        .select({ id: feedback.id })
        .from(feedback)
        .where(and(of(owner), eq(feedback.clientId, clientId)))
      return found?.id
    },

    ofMember: async (owner, most, before) =>
      await db
        .select()
        .from(feedback)
        .where(and(of(owner), before === undefined ? undefined : lt(feedback.id, before)))
        .orderBy(desc(feedback.id))
        .limit(most),

    async ofMerchant(merchant, which, most) {
      const rows = await withNames()
        .where(and(eq(feedback.merchant, merchant), which === 'waiting' ? isNull(feedback.answeredAt) : undefined))
        .orderBy(which === 'waiting' ? asc(feedback.id) : desc(feedback.id))
        .limit(most)
      return rows.map(named)
    },

    async byId(merchant, id) {
      const [found] = await withNames().where(one(merchant, id))
      return found && named(found)
    },

    async pictures(merchant, id) {
      const rows = await db
        .select({ image: feedbackPictures.image })
        .from(feedbackPictures)
        .where(and(eq(feedbackPictures.merchant, merchant), eq(feedbackPictures.feedbackId, id)))
        .orderBy(asc(feedbackPictures.place))
      return rows.map(({ image }) => image)
    },

    async answer(merchant, id, { text, at, replaces }) {
      const set = await db
        .update(feedback)
        .set({ answer: text, answeredAt: at })
        .where(and(one(merchant, id), replaces ? undefined : isNull(feedback.answeredAt)))
        .returning({ id: feedback.id })
      return set.length > 0
    },

    async sweep(merchant, before) {
      const old = await db
        .delete(feedback)
        .where(and(eq(feedback.merchant, merchant), lte(feedback.sentAt, before)))
        .returning({ id: feedback.id })
      return old.length
    },
  }
  return store
}
