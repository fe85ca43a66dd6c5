import Type from 'typebox'
import { declareCall } from '#call.ts'
import { ShortCount } from '#fields.ts'
import { CHAT_ERRORS, ChatMessage } from './message.ts'

export const thread = declareCall({
  method: 'GET',
  path: '/wps/chat/thread',
  summary: 'Messages between the member and support, oldest first',
  session: 'required',
  moduleId: 'CHAT3',
  cache: 'never',
  request: Type.Object({
    before: Type.Optional(ShortCount('only messages before this one; the newest of them are given')),
    after: Type.Optional(ShortCount('only messages after this one', 0)),
  }),
  answer: Type.Object({
    messages: Type.Array(ChatMessage),
    more: Type.Boolean({ description: 'whether there are others beyond these, in the direction that was asked for' }),
    unread: Type.Integer({ minimum: 0 }),
    seenTo: Type.Integer({ minimum: 0, description: 'the last message that support has opened' }),
  }),
  errors: [...CHAT_ERRORS],
})

export const read = declareCall({
  method: 'POST',
  path: '/wps/chat/read',
  summary: 'The member has read the messages up to one of them',
  session: 'required',
  moduleId: 'CHAT3',
  request: Type.Object({ upTo: ShortCount('the message’s number') }),
  answer: Type.Object({ unread: Type.Integer({ minimum: 0 }) }),
  errors: [...CHAT_ERRORS],
})
