import type { ChatOwner, ChatSide } from './chat-statements.ts'

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
