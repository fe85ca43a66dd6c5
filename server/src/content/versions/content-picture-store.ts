import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { contentPictures } from './schema.ts'

export type ContentPicture = typeof contentPictures.$inferSelect

const { image: _image, ...pictureFacts } = getTableColumns(contentPictures)

/** Pictures that staff have uploaded. */
export interface ContentPictureStore {
  pictures(merchant: string): Promise<readonly Omit<ContentPicture, 'image'>[]>
  picture(merchant: string, name: string): Promise<ContentPicture | undefined>
  /** False if there is one of this name. */
  addPicture(picture: ContentPicture): Promise<boolean>
}

export const contentPictureStore = (db: Database): ContentPictureStore => ({
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
})
