import Type from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { MemberName } from '#ops/fields.ts'
import { Done, ofMember } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'
import { requestKinds } from './request-kinds.ts'

/** A request is answered within this time from the day on which it came, days: the month of article 12 of the GDPR. */
export const REQUEST_DAYS = 30

const Words = Type.String({ minLength: 3, maxLength: 1_000, pattern: '\\S' })
const RequestNumber = Type.Integer({ minimum: 1, description: 'of the request' })

export const list = declareOp({
  method: 'GET',
  path: '/ops/privacy/requests',
  summary:
    'Requests of members about their data: those that are open, the one that is due first at the top, or those that were answered, the latest first; at most 200',
  permission: 'privacy.read',
  scope: 'merchant',
  request: Type.Object({ which: oneOf(['open', 'ended'] as const) }),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        number: RequestNumber,
        kind: oneOf(requestKinds),
        member: MemberName,
        text: Type.String(),
        askedAt: Moment('when it came'),
        dueAt: Moment('by when it is to be answered'),
        by: Type.String({ description: 'login of whoever wrote it down' }),
        ended: orNull(Type.Object({ at: Moment('when'), by: Type.String(), outcome: oneOf(['done', 'refused'] as const), answer: Type.String() })),
      }),
    ),
  }),
  errors: [],
})

export const add = declareOp({
  method: 'POST',
  path: '/ops/privacy/requests/add',
  summary: 'Writes down what a member has asked for, with the day on which it came',
  permission: 'privacy.act',
  scope: 'merchant',
  event: 'request.added',
  request: Type.Object({
    ...ofMember,
    kind: oneOf(requestKinds),
    text: Type.Unsafe<string>({ ...Words, description: 'what was asked, and by which way' }),
    askedAt: Type.Optional(Moment('when it came, at most 60 days ago; now if absent')),
  }),
  answer: Type.Object({ number: RequestNumber, dueAt: Moment('by when it is to be answered') }),
  errors: ['member.unknown', 'privacy.request.when'],
})

export const end = declareOp({
  method: 'POST',
  path: '/ops/privacy/requests/end',
  summary: 'Notes that a request was done, or why not',
  permission: 'privacy.act',
  scope: 'merchant',
  event: 'request.ended',
  request: Type.Object({ number: RequestNumber, outcome: oneOf(['done', 'refused'] as const), answer: Words }),
  answer: Done,
  errors: ['privacy.request.unknown', 'privacy.request.ended'],
})
