import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { ChatOwner } from './chat-statements.ts'
import { chatPictures } from './schema.ts'

const picturesOf = ({ merchant, memberId }: ChatOwner) => and(eq(chatPictures.merchant, merchant), eq(chatPictures.memberId, memberId))

/** Pictures that were sent. */
export interface ChatPictureStore {
  picture(owner: ChatOwner, seq: number): Promise<Uint8Array | undefined>
  /** Deletes all but the member's newest pictures. */
  keepPictures(owner: ChatOwner, most: number): Promise<void>
}

export const chatPictureStore = (db: Database): ChatPictureStore => ({
  async picture(owner, seq) {
    const [found] = await db
      .select({ image: chatPictures.image })
      .from(chatPictures)
      .where(and(picturesOf(owner), eq(chatPictures.seq, seq)))
    return found?.image
  },

  async keepPictures(owner, most) {
    const others = db.select({ seq: chatPictures.seq }).from(chatPictures).where(picturesOf(owner)).orderBy(desc(chatPictures.seq)).offset(most)
    await db.delete(chatPictures).where(and(picturesOf(owner), inArray(chatPictures.seq, others)))
  },
})
