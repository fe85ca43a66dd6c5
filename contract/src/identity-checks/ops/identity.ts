import Type from 'typebox'
import { identityDocuments, identityRefusals, identityStates } from '#identity-checks/identity-check-facts.ts'
import { declareOp } from '#ops/op.ts'
import { maybe, MemberName, Moment } from '#payments/ops/parts.ts'

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Day = Type.String({ pattern: '^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$', description: 'year, month and day' })

const line = {
  id: Id,
  member: MemberName,
  document: Type.Enum([...identityDocuments]),
  state: Type.Enum([...identityStates]),
  pictures: Type.Integer(),
  sentAt: Moment,
  decidedAt: maybe(Moment),
  decidedBy: maybe(Type.String({ description: 'the login' })),
  endsAt: maybe(Moment),
}

export const list = declareOp({
  method: 'GET',
  path: '/ops/identity/list',
  summary: 'Documents that wait, the oldest first, or those that were decided, the latest first; at most 100',
  permission: 'identity.read',
  scope: 'merchant',
  request: Type.Object({ which: Type.Optional(Type.Enum(['waiting', 'decided'], { default: 'waiting' })) }),
  answer: Type.Object({ items: Type.Array(Type.Object(line)) }),
  errors: [],
})

export const get = declareOp({
  method: 'GET',
  path: '/ops/identity/get',
  summary: 'One of them with its pictures, beside what the account says of the member',
  permission: 'identity.read',
  scope: 'merchant',
  event: 'identity.read',
  about: ['identity-check', 'id'],
  request: Type.Object({ id: Id }),
  answer: Type.Object({
    ...line,
    reason: maybe(Type.Enum([...identityRefusals])),
    words: maybe(Type.String({ description: 'of whoever decided, for colleagues' })),
    born: maybe(Day),
    webp: Type.Array(Type.String({ description: 'base64; none where they were removed' })),
    account: Type.Object({
      name: maybe(Type.String({ description: 'of the member, at the bank' })),
      birthday: maybe(Type.String({ description: 'month and day, as the member said' })),
      minimumAge: Type.Integer(),
      country: maybe(Type.String()),
    }),
    validMonths: Type.Integer(),
    needsSecond: Type.Boolean({ description: 'whether accepting it asks a second person' }),
    waits: Type.Boolean({ description: 'a second person was asked and has not decided' }),
  }),
  errors: ['identity.unknown'],
})

export const IdentityAcceptance = {
  id: Id,
  born: Day,
  documentEnds: Day,
  words: Type.String({ minLength: 1, maxLength: 1_000, description: 'what was looked at, for colleagues' }),
}

export const accept = declareOp({
  method: 'POST',
  path: '/ops/identity/accept',
  summary: 'Accept a document with the day of birth and the last day that it shows; where the merchant wants it, a second person is asked',
  permission: 'identity.look',
  scope: 'merchant',
  event: 'identity.accepted',
  request: Type.Object(IdentityAcceptance),
  answer: Type.Object({ approval: maybe(Type.String()) }),
  errors: ['identity.unknown', 'identity.decided', 'identity.too.young', 'identity.document.ended', 'identity.asked'],
})

export const refuse = declareOp({
  method: 'POST',
  path: '/ops/identity/refuse',
  summary: 'Refuse a document; the member reads the reason and may send another one',
  permission: 'identity.look',
  scope: 'merchant',
  event: 'identity.refused',
  request: Type.Object({ id: Id, reason: Type.Enum([...identityRefusals]), words: Type.String({ minLength: 1, maxLength: 1_000 }) }),
  answer: Type.Object({}),
  errors: ['identity.unknown', 'identity.decided'],
})
