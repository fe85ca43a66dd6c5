import Type from 'typebox'
import { maybe, MemberName, Moment } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { FEEDBACK_TEXT_LENGTH } from '#support/feedback/feedback-limits.ts'

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const Line = {
  id: Id,
  member: MemberName,
  topic: Type.String(),
  text: Type.String(),
  pictures: Type.Integer(),
  sentAt: Moment,
  answer: maybe(Type.String()),
  answeredAt: maybe(Moment),
}

export const feedback = declareOp({
  method: 'GET',
  path: '/ops/inbox/feedback',
  summary: 'What members have written: what waits for an answer, the oldest first, or all, the latest first; at most 100',
  permission: 'inbox.read',
  scope: 'merchant',
  request: Type.Object({ which: Type.Optional(Type.Enum(['waiting', 'all'], { default: 'waiting' })) }),
  answer: Type.Object({ items: Type.Array(Type.Object(Line)) }),
  errors: [],
})

export const feedbackPictures = declareOp({
  method: 'GET',
  path: '/ops/inbox/feedbackPictures',
  summary: 'The pictures of a feedback',
  permission: 'inbox.read',
  scope: 'merchant',
  event: 'feedback.read',
  about: ['feedback', 'id'],
  request: Type.Object({ id: Id }),
  answer: Type.Object({ webp: Type.Array(Type.String({ description: 'base64' })) }),
  errors: [],
})

export const answerFeedback = declareOp({
  method: 'POST',
  path: '/ops/inbox/answerFeedback',
  summary: 'Answer a feedback; the member hears of it',
  permission: 'inbox.answer',
  scope: 'merchant',
  event: 'feedback.answered',
  request: Type.Object({ id: Id, text: Type.String({ minLength: 1, maxLength: FEEDBACK_TEXT_LENGTH, pattern: '\\S' }), replaces: Type.Boolean() }),
  answer: Type.Object({}),
  errors: ['feedback.unknown', 'feedback.answered'],
})
