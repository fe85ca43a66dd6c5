import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Count } from '#kernel/security/limits.ts'
import type { NewChatMessage, StoredChatMessage } from './chat-message.ts'
import type { ChatOwner } from './chat-statements.ts'

type Content = Pick<NewChatMessage, 'text' | 'picture' | 'image' | 'waits'>

/**
 * Stores a member's message once: a send that is repeated under the same client id gets the stored message, and costs neither a count nor
 * the work of `content`.
 */
export const sendOnce =
  ({ stores, limits, clock }: Pick<Deps, 'stores' | 'limits' | 'clock'>) =>
  async (
    { merchant }: SignedInCaller,
    owner: ChatOwner,
    clientId: string,
    counts: readonly Count[],
    content: () => Promise<Content>,
  ): Promise<StoredChatMessage> => {
    const known = await stores.chats.byClientId(owner, 'member', clientId)
    if (known) return known
    const { full } = await limits.consumeInTurn(merchant.code, counts)
    if (full) throw full.refusal
    return await stores.chats.add({ ...owner, by: 'member', clientId, at: clock(), ...(await content()) })
  }
