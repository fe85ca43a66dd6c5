import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import { isUniqueViolation } from '#kernel/db/unique-violation.ts'
import { chatMessages, chatPictures, chatThreads } from './schema.ts'

export type ChatSide = 'member' | 'support'

/** Whose chat it is: each member has one. */
export interface ChatOwner {
  readonly merchant: string
  readonly memberId: string
}

export interface NewChatMessage extends ChatOwner {
  readonly by: ChatSide
  readonly clientId: string
  readonly at: Date
  /** Empty for a picture. */
  readonly text: string
  readonly picture: { readonly width: number; readonly height: number } | null
  /** The picture itself. */
  readonly image?: Uint8Array
  /** Whether a member's message waits for an answer, and whether one of support is such an answer; by default both. */
  readonly waits?: boolean
}

export interface StoredChatMessage extends Omit<NewChatMessage, 'image' | 'waits'> {
  readonly seq: number
}

export interface ChatThread extends ChatOwner {
  readonly lastSeq: number
  readonly lastAt: Date
  readonly memberUnread: number
  readonly supportUnread: number
  readonly memberSeenTo: number
  readonly supportSeenTo: number
  /** Since when a message of the member waits for an answer. */
  readonly waitingSince: Date | null
  /** The login of who of the staff has taken it. */
  readonly assignedTo: string | null
}

/** A chat in the list of the console, with its latest message. */
export interface DeskChat extends ChatThread {
  readonly username: string
  readonly lastBy: ChatSide
  readonly lastText: string
}

export interface ChatStore {
  /** Adds a message to the chat, or returns the one that this sender stored before under the same client id. One call of a function of the database. */
  add(message: NewChatMessage): Promise<StoredChatMessage>
  byClientId(owner: ChatOwner, by: ChatSide, clientId: string): Promise<StoredChatMessage | undefined>
  thread(owner: ChatOwner): Promise<ChatThread | undefined>
  /** The newest messages before `before`, or the oldest after `after`; always in the order in which they came. */
  messages(owner: ChatOwner, where: { readonly before?: number } | { readonly after: number }, most: number): Promise<readonly StoredChatMessage[]>
  /** Records that one side has read the messages up to `upTo`; returns how many it has not read. */
  read(owner: ChatOwner, side: ChatSide, upTo: number): Promise<number>
  picture(owner: ChatOwner, seq: number): Promise<Uint8Array | undefined>
  /** Deletes all but the member's newest pictures. */
  keepPictures(owner: ChatOwner, most: number): Promise<void>
  /** A merchant's chats, with the user names: those that wait for an answer first, then the newest. */
  newest(merchant: string, most: number): Promise<readonly (ChatThread & { readonly username: string })[]>
  /** Those that wait for an answer, the longest first, and then the latest others. */
  desk(merchant: string, most: number): Promise<readonly DeskChat[]>
  countWaiting(merchant: string): Promise<number>
  /** Says who of the staff has it, or nobody. `isClosed`: nothing waits for an answer any more. */
  assign(owner: ChatOwner, given: { readonly to: string | null; readonly at: Date; readonly isClosed: boolean }): Promise<void>
  /** Removes a merchant's messages from before the given time, with their pictures; returns their number. */
  sweep(merchant: string, before: Date): Promise<number>
}

const threadOf = ({ merchant, memberId }: ChatOwner) => and(eq(chatThreads.merchant, merchant), eq(chatThreads.memberId, memberId))
const messagesOf = ({ merchant, memberId }: ChatOwner) => and(eq(chatMessages.merchant, merchant), eq(chatMessages.memberId, memberId))
const picturesOf = ({ merchant, memberId }: ChatOwner) => and(eq(chatPictures.merchant, merchant), eq(chatPictures.memberId, memberId))

/** What each side sees of the other. */
const sides = {
  member: { other: 'support', seenTo: chatThreads.memberSeenTo, unread: 'memberUnread', seen: 'memberSeenTo' },
  support: { other: 'member', seenTo: chatThreads.supportSeenTo, unread: 'supportUnread', seen: 'supportSeenTo' },
} as const

const addFunction = databaseFunction(
  'chat_add',
  {
    merchant: 'text',
    member_id: 'text',
    by: 'text',
    client_id: 'text',
    at: 'timestamp with time zone',
    text: 'text',
    picture: 'jsonb?',
    image: 'bytea?',
    member_unread: 'bigint',
    support_unread: 'bigint',
    answers: 'boolean',
  },
  { seq: 'bigint' },
)

export const chatStore = (db: Database): ChatStore => {
  const insert = addFunction(db)

  const byClientId: ChatStore['byClientId'] = async (owner, by, clientId) => {
    const [found] = await db
      .select()
      .from(chatMessages)
      .where(and(messagesOf(owner), eq(chatMessages.by, by), eq(chatMessages.clientId, clientId)))
    return found
  }

  return {
    async add({ image, waits = true, ...message }) {
      const { merchant, memberId: member_id, by, clientId: client_id, at, text, picture } = message
      const counts = {
        member_unread: by === 'support' ? 1 : 0,
        support_unread: by === 'member' && waits ? 1 : 0,
        answers: by === 'support' && waits,
      }
      const rows = await insert({ merchant, member_id, by, client_id, at, text, picture, image: image ?? null, ...counts }).catch(
        (error: unknown) => {
          if (isUniqueViolation(error)) return []
          throw error
        },
      )
      const [added] = rows
      if (added) return { ...message, seq: added.seq }
      const known = await byClientId(message, message.by, message.clientId)
      if (!known) throw new Error('a chat message was neither added nor known')
      return known
    },

    byClientId,

    async thread(owner) {
      const [found] = await db.select().from(chatThreads).where(threadOf(owner))
      return found
    },

    async messages(owner, where, most) {
      if ('after' in where)
        return await db
          .select()
          .from(chatMessages)
          .where(and(messagesOf(owner), gt(chatMessages.seq, where.after)))
          .orderBy(asc(chatMessages.seq))
          .limit(most)
      const newest = await db
        .select()
        .from(chatMessages)
        .where(and(messagesOf(owner), where.before === undefined ? undefined : lt(chatMessages.seq, where.before)))
        .orderBy(desc(chatMessages.seq))
        .limit(most)
      return newest.toReversed()
    },

    async read(owner, side, upTo) {
      const { other, seenTo, unread, seen } = sides[side]
      const reached = sql`greatest(${seenTo}, least(${upTo}::integer, ${chatThreads.lastSeq}))`
      const left = db
        .select({ count: count() })
        .from(chatMessages)
        .where(and(messagesOf(owner), eq(chatMessages.by, other), sql`${chatMessages.seq} > ${reached}`))
      const [row] = await db
        .update(chatThreads)
        .set({ [seen]: reached, [unread]: sql`(${left})` })
        .where(threadOf(owner))
        .returning({ unread: chatThreads[unread] })
      return row?.unread ?? 0
    },

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

    async sweep(merchant, before) {
      const old = await db
        .delete(chatMessages)
        .where(and(eq(chatMessages.merchant, merchant), lte(chatMessages.at, before)))
        .returning({ seq: chatMessages.seq })
      return old.length
    },
  }
}
