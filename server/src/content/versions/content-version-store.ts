import { and, asc, desc, eq, getTableColumns, gt, lte, or } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { isOf, type KindOf, type ContentVersion, contentDraftStore, type ContentDraftStore } from './content-draft-store.ts'
import { contentPictureStore, type ContentPictureStore } from './content-picture-store.ts'
import { contentStates, contentVersions } from './schema.ts'

const isPublished = eq(contentVersions.state, 'published')

const latestFirst = [desc(contentVersions.liveFrom), desc(contentVersions.number)]

const { body: _body, ...facts } = getTableColumns(contentVersions)

/** The versions that were published, and those that are to be. */
interface PublishedContent {
  version(of: KindOf, number: number): Promise<ContentVersion | undefined>
  /** What is shown at this moment; undefined: what the folder has. */
  live(of: KindOf, at: Date): Promise<ContentVersion | undefined>
  /** All versions without their bodies, the last one first. */
  history(of: KindOf, limit: number): Promise<readonly Omit<ContentVersion, 'body'>[]>
  /** Of every kind of the merchant: the draft, what is live at this moment, and what begins later; without the bodies. */
  overview(merchant: string, at: Date): Promise<readonly Omit<ContentVersion, 'body'>[]>
  /** What is live at this moment of the merchant, with its body. */
  liveOf(merchant: string, at: Date): Promise<readonly Pick<ContentVersion, 'kind' | 'number' | 'body'>[]>
  // For the workers, of every merchant at once.
  /** The revision of each merchant. */
  revisions(): Promise<readonly { readonly merchant: string; readonly revision: number }[]>
  /** When the next version begins; undefined if none is scheduled. */
  nextAfter(at: Date): Promise<Date | undefined>
}

const publishedContent = (db: Database): PublishedContent => ({
  async version(of, number) {
    const [found] = await db
      .select()
      .from(contentVersions)
      .where(and(isOf(of), eq(contentVersions.number, number)))
    return found
  },

  async live(of, at) {
    const [found] = await db
      .select()
      .from(contentVersions)
      .where(and(isOf(of), isPublished, lte(contentVersions.liveFrom, at)))
      .orderBy(...latestFirst)
      .limit(1)
    return found
  },

  history: (of, limit) => db.select(facts).from(contentVersions).where(isOf(of)).orderBy(desc(contentVersions.number)).limit(limit),

  async overview(merchant, at) {
    const ofMerchant = eq(contentVersions.merchant, merchant)
    const live = await db
      .selectDistinctOn([contentVersions.kind], facts)
      .from(contentVersions)
      .where(and(ofMerchant, isPublished, lte(contentVersions.liveFrom, at)))
      .orderBy(contentVersions.kind, ...latestFirst)
    const ahead = or(eq(contentVersions.state, 'draft'), and(isPublished, gt(contentVersions.liveFrom, at)))
    return [...live, ...(await db.select(facts).from(contentVersions).where(and(ofMerchant, ahead)).orderBy(asc(contentVersions.liveFrom)))]
  },

  liveOf: (merchant, at) =>
    db
      .selectDistinctOn([contentVersions.kind], { kind: contentVersions.kind, number: contentVersions.number, body: contentVersions.body })
      .from(contentVersions)
      .where(and(eq(contentVersions.merchant, merchant), isPublished, lte(contentVersions.liveFrom, at)))
      .orderBy(contentVersions.kind, ...latestFirst),

  revisions: () => db.select().from(contentStates).orderBy(contentStates.merchant),

  async nextAfter(at) {
    const [found] = await db
      .select({ liveFrom: contentVersions.liveFrom })
      .from(contentVersions)
      .where(and(isPublished, gt(contentVersions.liveFrom, at)))
      .orderBy(asc(contentVersions.liveFrom))
      .limit(1)
    return found?.liveFrom ?? undefined
  },
})

/** What merchants publish, version by version. */
export interface ContentVersionStore extends ContentDraftStore, ContentPictureStore, PublishedContent {}

export const contentVersionStore = (db: Database): ContentVersionStore => ({
  ...contentDraftStore(db),
  ...contentPictureStore(db),
  ...publishedContent(db),
})
