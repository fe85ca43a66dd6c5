import { and, asc, count, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import { isUniqueViolation } from '#kernel/db/unique-violation.ts'
import { chatDeskStore, type ChatDeskStore } from './chat-desk-store.ts'
import type { NewChatMessage, StoredChatMessage } from './chat-message.ts'
import { chatPictureStore, type ChatPictureStore } from './chat-picture-store.ts'
import { type ChatOwner, type ChatSide, threadOf, type ChatThread } from './chat-statements.ts'
import { chatMessages, chatThreads } from './schema.ts'

const messagesOf = ({ merchant, memberId }: ChatOwner) => and(eq(chatMessages.merchant, merchant), eq(chatMessages.memberId, memberId))

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

/** Chats and their messages. */
interface ChatMessageStore {
  /** Adds a message to the chat, or returns the one that this sender stored before under the same client id. One call of a function of the database. */
  add(message: NewChatMessage): Promise<StoredChatMessage>
  byClientId(owner: ChatOwner, by: ChatSide, clientId: string): Promise<StoredChatMessage | undefined>
  thread(owner: ChatOwner): Promise<ChatThread | undefined>
  /** The newest messages before `before`, or the oldest after `after`; always in the order in which they came. */
  messages(owner: ChatOwner, where: { readonly before?: number } | { readonly after: number }, most: number): Promise<readonly StoredChatMessage[]>
  /** Records that one side has read the messages up to `upTo`; returns how many it has not read. */
  read(owner: ChatOwner, side: ChatSide, upTo: number): Promise<number>
  /** Removes a merchant's messages from before the given time, with their pictures; returns their number. */
  sweep(merchant: string, before: Date): Promise<number>
}

const chatMessageStore = (db: Database): ChatMessageStore => {
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

    async sweep(merchant, before) {
      const old = await db
        .delete(chatMessages)
        .where(and(eq(chatMessages.merchant, merchant), lte(chatMessages.at, before)))
        .returning({ seq: chatMessages.seq })
      return old.length
    },
  }
}

/** Chats with support. */
export interface ChatStore extends ChatDeskStore, ChatPictureStore, ChatMessageStore {}

export const chatStore = (db: Database): ChatStore => ({ ...chatDeskStore(db), ...chatPictureStore(db), ...chatMessageStore(db) })
