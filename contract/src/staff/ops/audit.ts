import Type from 'typebox'
import { aboutKinds, staffEvents } from '#ops/events.ts'
import { declareOp } from '#ops/op.ts'

const Place = Type.String({ minLength: 1, maxLength: 60, description: 'the code of a merchant, or * for the house' })
const Data = Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])

export const listEvents = declareOp({
  method: 'GET',
  path: '/ops/audit/list',
  summary: 'Who of the staff did or read what, the newest first',
  permission: 'audit.read',
  scope: 'house',
  request: Type.Object({
    merchant: Place,
    personId: Type.Optional(Type.String({ maxLength: 100 })),
    event: Type.Optional(Type.Enum([...staffEvents])),
    aboutKind: Type.Optional(Type.Enum([...aboutKinds])),
    aboutId: Type.Optional(Type.String({ maxLength: 200 })),
    before: Type.Optional(Type.Integer({ minimum: 1, description: 'the number of the last event of the page before' })),
  }),
  answer: Type.Object({
    events: Type.Array(
      Type.Object({
        number: Type.Integer({ description: 'its place in the chain' }),
        at: Type.String({ description: 'ISO 8601' }),
        event: Type.Enum([...staffEvents]),
        person: Type.Object({ id: Type.String(), login: Type.String() }),
        about: Type.Object({
          kind: Type.Enum([...aboutKinds]),
          id: Type.String(),
          name: Type.Union([Type.String(), Type.Null()], { description: 'of a member, or the login of one of the staff; null where there is none' }),
        }),
        before: Data,
        after: Data,
        reason: Type.Union([Type.String(), Type.Null()]),
        ip: Type.String(),
        requestId: Type.String(),
        token: Type.Union([Type.String(), Type.Null()], { description: 'the name of the token by which a program did it; null where a person did' }),
        digest: Type.String(),
      }),
    ),
    next: Type.Union([Type.Integer(), Type.Null()], { description: '`before` of the next page' }),
  }),
  errors: [],
})

export const checkEvents = declareOp({
  method: 'GET',
  path: '/ops/audit/check',
  summary: 'Whether a row of the chain was altered or removed in the database',
  permission: 'audit.read',
  scope: 'house',
  request: Type.Object({ merchant: Place }),
  answer: Type.Object({
    events: Type.Integer(),
    digest: Type.String({ description: 'of the last event: whoever wrote it down elsewhere sees later that nothing before it was changed' }),
    fault: Type.Union([Type.String(), Type.Null()], { description: 'what is wrong, and where' }),
  }),
  errors: [],
})
