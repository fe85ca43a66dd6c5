import Type from 'typebox'
import { declareOp } from '#ops/op.ts'
import { maybe, MemberId, MemberName, Moment } from '#payments/ops/parts.ts'
import { CHAT_TEXT_LENGTH } from '#support/chat/chat-limits.ts'
import { ClientId } from '#support/chat/message.ts'

const Assigned = maybe(Type.String({ description: 'the login of who has taken it' }))

export const chats = declareOp({
  method: 'GET',
  path: '/ops/inbox/chats',
  summary: 'Chats: those that wait for an answer, the longest first, and then the latest others',
  permission: 'inbox.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    waiting: Type.Integer({ description: 'how many wait in all' }),
    items: Type.Array(
      Type.Object({
        member: MemberName,
        lastAt: Moment,
        waitingSince: maybe(Moment),
        unread: Type.Integer(),
        last: Type.Object({ by: Type.Enum(['member', 'support']), text: Type.String({ description: 'empty for a picture' }) }),
        assignedTo: Assigned,
      }),
    ),
  }),
  errors: [],
})

export const chat = declareOp({
  method: 'GET',
  path: '/ops/inbox/chat',
  summary: 'The latest 100 messages of a chat, and what one needs to know of the member to answer',
  permission: 'inbox.read',
  scope: 'merchant',
  event: 'chat.read',
  about: ['member', 'memberId'],
  request: Type.Object({ memberId: MemberId }),
  answer: Type.Object({
    member: Type.Object({
      id: MemberId,
      username: Type.String(),
      language: Type.String(),
      since: Moment,
      closedAt: maybe(Moment),
      pausedUntil: maybe(Type.String({ description: 'ISO 8601, or “open” for a self-exclusion without end' })),
    }),
    assignedTo: Assigned,
    waitingSince: maybe(Moment),
    seenTo: Type.Integer({ description: 'the number of the latest message that the member has read' }),
    messages: Type.Array(
      Type.Object({
        seq: Type.Integer(),
        by: Type.Enum(['member', 'support']),
        at: Moment,
        text: Type.String(),
        picture: maybe(Type.Object({ width: Type.Integer(), height: Type.Integer() })),
      }),
    ),
  }),
  errors: ['member.unknown'],
})

export const picture = declareOp({
  method: 'GET',
  path: '/ops/inbox/picture',
  summary: 'A picture of a chat',
  permission: 'inbox.read',
  scope: 'merchant',
  event: 'chat.read',
  about: ['member', 'memberId'],
  request: Type.Object({ memberId: MemberId, seq: Type.Integer({ minimum: 1 }) }),
  answer: Type.Object({ webp: maybe(Type.String({ description: 'base64; null where it is not kept any more' })) }),
  errors: [],
})

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
