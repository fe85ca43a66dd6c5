import type { ChatMessage } from '@foyer/contract/support/chat/message'
import type { StoredChatMessage } from './chat-message.ts'

/** A stored message as the member gets it. */
export const messageAnswer = ({ seq, by, at, text, picture, clientId }: StoredChatMessage): ChatMessage => ({
  seq,
  by,
  at: at.toISOString(),
  text,
  ...(picture && { picture }),
  ...(by === 'member' && { clientId }),
})
