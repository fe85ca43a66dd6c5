import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { CHAT_ERRORS } from './message.ts'

const OptionalText = (description: string, maxLength: number) => Type.Optional(Type.String({ maxLength, description }))

/** How a chat of another origin is shown inside the product. */
export const ChatFrame = Type.Object({
  origin: Type.String({ description: 'the frame’s own origin; messages go to no other' }),
  greeting: Type.String({ description: 'the beginning of the frame’s first message, which says that it listens' }),
  messages: Type.Array(Type.String(), { description: 'posted to the frame then, in this order; they say who the member is' }),
})
export type ChatFrame = Static<typeof ChatFrame>

export const launchChat = declareCall({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Where the member’s chat opens',
  session: 'required',
  moduleId: 'CHAT3',
  cache: 'never',
  request: Type.Object({
    b2c: OptionalText('1 in the product’s own pages', 8),
    title: OptionalText('the title of the page that opens it', 100),
    backUrl: OptionalText('where the chat’s back button leads: an address of the merchant', 500),
    language: OptionalText('CN and TW are CN; CN if absent', 8),
    headerColor: OptionalText('of the page’s header, #rrggbb', 16),
  }),
  answer: Type.Object({
    chatUrl: Type.String(),
    frame: Type.Optional(ChatFrame),
  }),
  errors: [...CHAT_ERRORS],
})

export const unreadCount = declareCall({
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  summary: 'How many messages of the chat the member has not read',
  session: 'required',
  moduleId: 'CHAT3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({ unReadCount: Type.Integer({ minimum: 0 }) }),
  errors: [...CHAT_ERRORS],
})
