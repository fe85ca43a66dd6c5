import { and, asc, desc, eq, getTableColumns, gt, lte, max, or, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { contentPictures, contentStates, contentVersions } from './schema.ts'

export type ContentVersion = typeof contentVersions.$inferSelect
export type ContentPicture = typeof contentPictures.$inferSelect

/** A kind of content of one merchant. */
export interface KindOf {
  readonly merchant: string
  readonly kind: string
}

export interface ContentVersionStore {
  /** Makes whoever changes the merchant's content next wait until this unit of work is done. */
  lock(merchant: string): Promise<void>
  /** Shows the workers that what is live, now or at a time, has changed. After `lock`. */
  moved(merchant: string): Promise<void>
  draft(of: KindOf): Promise<ContentVersion | undefined>
  version(of: KindOf, number: number): Promise<ContentVersion | undefined>
  /** What is shown at this moment; undefined: what the folder has. */
  live(of: KindOf, at: Date): Promise<ContentVersion | undefined>
  /** All versions without their bodies, the last one first. */
  history(of: KindOf, limit: number): Promise<readonly Omit<ContentVersion, 'body'>[]>
  lastNumber(of: KindOf): Promise<number>
  add(version: ContentVersion): Promise<void>
  /** False if it is in another state, or was changed since this revision. */
  change(
    of: KindOf,
    number: number,
    from: { readonly state: ContentVersion['state']; readonly revision: number },
    to: Partial<ContentVersion>,
  ): Promise<boolean>
  /** Of every kind of the merchant: the draft, what is live at this moment, and what begins later; without the bodies. */
  overview(merchant: string, at: Date): Promise<readonly Omit<ContentVersion, 'body'>[]>
  /** What is live at this moment of the merchant, with its body. */
  liveOf(merchant: string, at: Date): Promise<readonly Pick<ContentVersion, 'kind' | 'number' | 'body'>[]>
  pictures(merchant: string): Promise<readonly Omit<ContentPicture, 'image'>[]>
  picture(merchant: string, name: string): Promise<ContentPicture | undefined>
  /** False if there is one of this name. */
  addPicture(picture: ContentPicture): Promise<boolean>

  // For the workers, of every merchant at once.
  /** The revision of each merchant. */
  revisions(): Promise<readonly { readonly merchant: string; readonly revision: number }[]>
  /** When the next version begins; undefined if none is scheduled. */
  nextAfter(at: Date): Promise<Date | undefined>
}

const isOf = ({ merchant, kind }: KindOf) => and(eq(contentVersions.merchant, merchant), eq(contentVersions.kind, kind))
const isPublished = eq(contentVersions.state, 'published')
const latestFirst = [desc(contentVersions.liveFrom), desc(contentVersions.number)]

const { body: _body, ...facts } = getTableColumns(contentVersions)
const { image: _image, ...pictureFacts } = getTableColumns(contentPictures)

export const contentVersionStore = (db: Database): ContentVersionStore => ({
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

  pictures: merchant =>
    db
      .select(pictureFacts)
      .from(contentPictures)
      .where(eq(contentPictures.merchant, merchant))
      .orderBy(desc(contentPictures.at), contentPictures.name),

  async picture(merchant, name) {
    const [found] = await db
      .select()
      .from(contentPictures)
      .where(and(eq(contentPictures.merchant, merchant), eq(contentPictures.name, name)))
    return found
  },

  async addPicture(picture) {
    const added = await db.insert(contentPictures).values(picture).onConflictDoNothing().returning({ name: contentPictures.name })
    return added.length > 0
  },

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
