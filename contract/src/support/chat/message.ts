import Type, { type Static } from 'typebox'
import { ShortCount } from '#fields.ts'
import { CHAT_TEXT_LENGTH } from './chat-limits.ts'

/** Errors of every call of the chat: it is off, or the member may not use it (spec 2 §4, Chat). */
export const CHAT_ERRORS = ['chat.off', 'no_permissions'] as const

export const ChatText = Type.String({ minLength: 1, maxLength: CHAT_TEXT_LENGTH, pattern: '\\S' })
export const ChatPicture = Type.Object({ width: Type.Integer({ minimum: 1 }), height: Type.Integer({ minimum: 1 }) }, { description: 'pixels' })
const Sequence = ShortCount('counts the messages of one member’s chat from 1')

export const ChatMessage = Type.Object({
  seq: Sequence,
  by: Type.Union([Type.Literal('member'), Type.Literal('support')]),
  at: Type.String({ description: 'ISO 8601' }),
  text: Type.String({ description: 'empty for a picture' }),
  picture: Type.Optional(ChatPicture),
  clientId: Type.Optional(Type.String({ description: 'of the member’s own messages' })),
})
export type ChatMessage = Static<typeof ChatMessage>
