import { pagePaths } from '@foyer/contract/page-paths'
import type { Deps, Stores } from '#kernel/deps.ts'
import { queuePushTo } from '#push/queue-push.ts'
import type { StoredChatMessage } from './chat-message.ts'
import type { ChatOwner } from './chat-statements.ts'

/** Answers in a chat in a unit of work, and the member hears of it. Sent again under the same id it is one answer, of which the member hears once. */
export const answerChat = ({ clock, newId }: Pick<Deps, 'clock' | 'newId'>) => {
  const push = queuePushTo({ clock, newId })
  return async (
    unit: Stores,
    owner: ChatOwner,
    { clientId, text }: { readonly clientId: string; readonly text: string },
  ): Promise<StoredChatMessage> => {
    const before = await unit.chats.byClientId(owner, 'support', clientId)
    if (before) return before
    const added = await unit.chats.add({ ...owner, by: 'support', clientId, at: clock(), text, picture: null })
    await push(unit, owner, { kind: 'messages', says: { text: 'push_chat', values: {} }, path: pagePaths.chat })
    return added
  }
}
