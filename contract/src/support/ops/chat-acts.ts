import Type from 'typebox'
import { ClientId } from '#fields.ts'
import { MemberId } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { CHAT_TEXT_LENGTH } from '#support/chat/chat-limits.ts'
import { Assigned } from './chats.ts'

export const canned = declareOp({
  method: 'GET',
  path: '/ops/inbox/canned',
  summary: 'Answers that are written already, in the member’s language: those of the merchant’s questions (content/chat.json)',
  permission: 'inbox.read',
  scope: 'merchant',
  request: Type.Object({ language: Type.String({ maxLength: 8 }) }),
  answer: Type.Object({ items: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })) }),
  errors: [],
})

export const answer = declareOp({
  method: 'POST',
  path: '/ops/inbox/answer',
  summary: 'Answer in a chat; sent again under the same id it is one answer',
  permission: 'inbox.answer',
  scope: 'merchant',
  event: 'chat.answered',
  request: Type.Object({ memberId: MemberId, clientId: ClientId, text: Type.String({ minLength: 1, maxLength: CHAT_TEXT_LENGTH, pattern: '\\S' }) }),
  answer: Type.Object({ seq: Type.Integer() }),
  errors: ['member.unknown'],
})

export const assign = declareOp({
  method: 'POST',
  path: '/ops/inbox/assign',
  summary: 'Take a chat, from another one too, or give it back to nobody; closing it says that nothing waits for an answer any more',
  permission: 'inbox.answer',
  scope: 'merchant',
  event: 'chat.assigned',
  request: Type.Object({ memberId: MemberId, to: Type.Enum(['me', 'nobody', 'closed']) }),
  answer: Type.Object({ assignedTo: Assigned }),
  errors: ['member.unknown'],
})
