import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { type ChatThread, type ChatSide, threadOf, type ChatOwner } from './chat-statements.ts'
import { chatMessages, chatThreads } from './schema.ts'

/** A chat in the list of the console, with its latest message. */
export interface DeskChat extends ChatThread {
  readonly username: string
  readonly lastBy: ChatSide
  readonly lastText: string
}

/** Chats, as support works through them. */
export interface ChatDeskStore {
  /** A merchant's chats, with the user names: those that wait for an answer first, then the newest. */
  newest(merchant: string, most: number): Promise<readonly (ChatThread & { readonly username: string })[]>
  /** Those that wait for an answer, the longest first, and then the latest others. */
  desk(merchant: string, most: number): Promise<readonly DeskChat[]>
  countWaiting(merchant: string): Promise<number>
  /** Says who of the staff has it, or nobody. `isClosed`: nothing waits for an answer any more. */
  assign(owner: ChatOwner, given: { readonly to: string | null; readonly at: Date; readonly isClosed: boolean }): Promise<void>
}

export const chatDeskStore = (db: Database): ChatDeskStore => ({
  async newest(merchant, most) {
    const rows = await db
      .select({ thread: chatThreads, username: members.username })
      .from(chatThreads)
      .innerJoin(members, and(eq(members.merchant, chatThreads.merchant), eq(members.id, chatThreads.memberId)))
      .where(eq(chatThreads.merchant, merchant))
      .orderBy(desc(sql`${chatThreads.supportUnread} > 0`), desc(chatThreads.lastAt))
      .limit(most)
    return rows.map(({ thread, username }) => ({ ...thread, username }))
  },

  async desk(merchant, most) {
    const rows = await db
      .select({ thread: chatThreads, username: members.username, by: chatMessages.by, text: chatMessages.text })
      .from(chatThreads)
      .innerJoin(members, and(eq(members.merchant, chatThreads.merchant), eq(members.id, chatThreads.memberId)))
      .leftJoin(
        chatMessages,
        and(eq(chatMessages.merchant, merchant), eq(chatMessages.memberId, chatThreads.memberId), eq(chatMessages.seq, chatThreads.lastSeq)),
      )
      .where(eq(chatThreads.merchant, merchant))
      .orderBy(sql`${chatThreads.waitingSince} asc nulls last`, desc(chatThreads.lastAt))
      .limit(most)
    return rows.map(({ thread, username, by, text }) => ({ ...thread, username, lastBy: by ?? 'member', lastText: text ?? '' }))
  },

  async countWaiting(merchant) {
    const [row] = await db
      .select({ count: count() })
      .from(chatThreads)
      .where(and(eq(chatThreads.merchant, merchant), isNotNull(chatThreads.waitingSince)))
    return row?.count ?? 0
  },

  async assign(owner, { to, at, isClosed }) {
    await db
      .update(chatThreads)
      .set({ assignedTo: to, assignedAt: to === null ? null : at, ...(isClosed && { waitingSince: null }) })
      .where(threadOf(owner))
  },
})
