import Type from 'typebox'
import { declareCall } from '#call.ts'
import { ClientId, ShortCount } from '#fields.ts'
import { SENT_PICTURE_LENGTH, SentPicture } from '#sent-picture.ts'
import { CHAT_ERRORS, ChatMessage, ChatText } from './message.ts'

/** Room for the fields beside the picture, in bytes. */
const OTHER_FIELDS = 1_024

export const send = declareCall({
  method: 'POST',
  path: '/wps/chat/message',
  summary: 'The member writes to support',
  session: 'required',
  moduleId: 'CHAT3',
  request: Type.Object({ clientId: ClientId, text: ChatText }),
  answer: ChatMessage,
  errors: [...CHAT_ERRORS],
})

export const ask = declareCall({
  method: 'POST',
  path: '/wps/chat/question',
  summary: 'The member chooses one of the merchant’s questions; its answer follows at once',
  session: 'required',
  moduleId: 'CHAT3',
  request: Type.Object({ clientId: ClientId, question: Type.String({ pattern: '^[a-z0-9_-]{1,32}$', description: 'its id in content/chat.json' }) }),
  answer: Type.Object({ messages: Type.Array(ChatMessage) }),
  errors: [...CHAT_ERRORS, 'chat.question.unknown'],
})

export const sendPicture = declareCall({
  method: 'POST',
  path: '/wps/chat/picture',
  summary: 'The member shows support a picture: JPEG, PNG or WebP',
  session: 'required',
  moduleId: 'CHAT3',
  bodyLimit: SENT_PICTURE_LENGTH + OTHER_FIELDS,
  request: Type.Object({
    clientId: ClientId,
    picture: SentPicture,
  }),
  answer: ChatMessage,
  errors: [...CHAT_ERRORS, 'picture.invalid'],
})

export const picture = declareCall({
  method: 'GET',
  path: '/wps/chat/picture',
  summary: 'A picture of the member’s chat',
  session: 'required',
  moduleId: 'CHAT3',
  request: Type.Object({ seq: ShortCount('the message’s number') }),
  answer: Type.Object({ picture: Type.String({ description: 'a WebP as a data address' }) }),
  errors: [...CHAT_ERRORS, 'chat.picture.gone'],
})
