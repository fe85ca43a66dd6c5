import { and, eq, max, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { contentStates, contentVersions } from './schema.ts'

export type ContentVersion = typeof contentVersions.$inferSelect

/** A kind of content of one merchant. */
export interface KindOf {
  readonly merchant: string
  readonly kind: string
}

export const isOf = ({ merchant, kind }: KindOf) => and(eq(contentVersions.merchant, merchant), eq(contentVersions.kind, kind))

/** The version of a kind that staff are writing. */
export interface ContentDraftStore {
  /** Makes whoever changes the merchant's content next wait until this unit of work is done. */
  lock(merchant: string): Promise<void>
  /** Shows the workers that what is live, now or at a time, has changed. After `lock`. */
  moved(merchant: string): Promise<void>
  draft(of: KindOf): Promise<ContentVersion | undefined>
  lastNumber(of: KindOf): Promise<number>
  add(version: ContentVersion): Promise<void>
  /** False if it is in another state, or was changed since this revision. */
  change(
    of: KindOf,
    number: number,
    from: { readonly state: ContentVersion['state']; readonly revision: number },
    to: Partial<ContentVersion>,
  ): Promise<boolean>
}

export const contentDraftStore = (db: Database): ContentDraftStore => ({
  async lock(merchant) {
    await db
      .insert(contentStates)
      .values({ merchant, revision: 0 })
      .onConflictDoUpdate({ target: contentStates.merchant, set: { revision: contentStates.revision } })
  },

  async moved(merchant) {
    await db
      .update(contentStates)
      .set({ revision: sql`${contentStates.revision} + 1` })
      .where(eq(contentStates.merchant, merchant))
  },

  async draft(of) {
    const [found] = await db
      .select()
      .from(contentVersions)
      .where(and(isOf(of), eq(contentVersions.state, 'draft')))
    return found
  },

  async lastNumber(of) {
    const [found] = await db
      .select({ last: max(contentVersions.number) })
      .from(contentVersions)
      .where(isOf(of))
    return found?.last ?? 0
  },

  async add(version) {
    await db.insert(contentVersions).values(version)
  },

  async change(of, number, { state, revision }, to) {
    const changed = await db
      .update(contentVersions)
      .set(to)
      .where(and(isOf(of), eq(contentVersions.number, number), eq(contentVersions.state, state), eq(contentVersions.revision, revision)))
      .returning({ number: contentVersions.number })
    return changed.length > 0
  },
})
