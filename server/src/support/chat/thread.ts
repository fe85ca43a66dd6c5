import { CHAT_PAGE } from '@foyer/contract/support/chat/chat-limits'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { messageAnswer } from './message-answer.ts'
import { ownChat } from './require-chat.ts'

type ChatDeps = Pick<Deps, 'stores'>

export const thread =
  ({ stores }: ChatDeps): Service<'chat.thread'> =>
  async ({ before, after }, caller) => {
    const owner = ownChat(caller)
    const known = await stores.chats.thread(owner)
    // An open chat asks every few seconds, and mostly there is nothing new.
    const isUpToDate = !known || (after !== undefined && after >= known.lastSeq)
    const where = after === undefined ? (before === undefined ? {} : { before }) : { after }
    // One more than is given, to know whether there are others.
    const found = isUpToDate ? [] : await stores.chats.messages(owner, where, CHAT_PAGE + 1)
    const more = found.length > CHAT_PAGE
    const given = more ? (after === undefined ? found.slice(1) : found.slice(0, CHAT_PAGE)) : found
    return { messages: given.map(messageAnswer), more, unread: known?.memberUnread ?? 0, seenTo: known?.supportSeenTo ?? 0 }
  }

export const read =
  ({ stores }: ChatDeps): Service<'chat.read'> =>
  async ({ upTo }, caller) => ({ unread: await stores.chats.read(ownChat(caller), 'member', upTo) })
