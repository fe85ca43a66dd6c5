import Type from 'typebox'
import { maybe, MemberId, MemberName, Moment } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

export const Assigned = maybe(Type.String({ description: 'the login of who has taken it' }))

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
