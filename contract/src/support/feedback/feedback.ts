import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { ClientId, RowNumber } from '#fields.ts'
import { SENT_PICTURE_LENGTH, SentPicture } from '#sent-picture.ts'
import { FEEDBACK_PICTURES, FEEDBACK_TEXT_LENGTH, FEEDBACK_TOPICS } from './feedback-limits.ts'

/** Room for the words and the other fields, in bytes. A character takes at most 12 bytes in JSON. */
const OTHER_FIELDS = FEEDBACK_TEXT_LENGTH * 12 + 1_024

const Topic = Type.Enum(FEEDBACK_TOPICS)
export type FeedbackTopic = Static<typeof Topic>
const Id = RowNumber('by which the merchant’s staff finds it')

/** One feedback of the member. It waits for an answer as long as it has none. */
export const Feedback = Type.Object({
  id: Id,
  topic: Topic,
  text: Type.String(),
  pictures: Type.Integer({ minimum: 0, maximum: FEEDBACK_PICTURES, description: 'how many came with it' }),
  sentAt: Type.String({ description: 'ISO 8601' }),
  answer: Type.Optional(Type.Object({ text: Type.String(), at: Type.String({ description: 'ISO 8601' }) })),
})
export type Feedback = Static<typeof Feedback>

export const sendFeedback = declareCall({
  method: 'POST',
  path: '/wps/feedback/send',
  summary: 'The member tells the merchant something; sent again under the same clientId, it is stored once',
  session: 'required',
  moduleId: 'FEEDBACK3',
  bodyLimit: FEEDBACK_PICTURES * SENT_PICTURE_LENGTH + OTHER_FIELDS,
  request: Type.Object({
    clientId: ClientId,
    topic: Topic,
    text: Type.String({ minLength: 1, maxLength: FEEDBACK_TEXT_LENGTH, pattern: '\\S' }),
    pictures: Type.Array(SentPicture, { maxItems: FEEDBACK_PICTURES }),
  }),
  answer: Type.Object({ id: Id }),
  errors: ['picture.invalid'],
})

export const feedbackPictures = declareCall({
  method: 'GET',
  path: '/wps/feedback/pictures',
  summary: 'The pictures of a feedback that the member has sent; none if it is not the member’s',
  session: 'required',
  moduleId: 'FEEDBACK3',
  cache: 'never',
  request: Type.Object({ id: Id }),
  answer: Type.Object({ pictures: Type.Array(Type.String({ description: 'a WebP as a data address' })) }),
  errors: [],
})

export const listFeedback = declareCall({
  method: 'GET',
  path: '/wps/feedback/list',
  summary: 'What the member has sent, the newest first, with the answers',
  session: 'required',
  moduleId: 'FEEDBACK3',
  cache: 'never',
  request: Type.Object({ before: Type.Optional(RowNumber('only what was sent before this one')) }),
  answer: Type.Object({
    feedback: Type.Array(Feedback),
    more: Type.Boolean({ description: 'whether there are older ones' }),
  }),
  errors: [],
})
