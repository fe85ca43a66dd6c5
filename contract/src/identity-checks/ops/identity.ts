import Type from 'typebox'
import { identityAnswers, identityDocuments, identityRefusals, identityStates } from '#identity-checks/identity-check-facts.ts'
import { maybe, MemberName, Moment } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const Day = Type.String({ pattern: '^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$', description: 'year, month and day' })

/** The company that the document was handed to. */
const Company = Type.Object({
  name: Type.String({ description: 'by which the merchant has chosen it' }),
  since: Type.String({ description: 'ISO 8601: when the document was handed over' }),
  decides: Type.Boolean({ description: 'whether it has the document and answers; staff may decide all the same' }),
  id: maybe(Type.String({ description: 'its own name for the case; null until it has taken it' })),
  failedAt: maybe(Type.String({ description: 'ISO 8601: since then it does not answer' })),
  answer: maybe(Type.Enum([...identityAnswers], { description: 'null until it has answered; "staff": it leaves the document to staff' })),
  reason: maybe(Type.Enum([...identityRefusals], { description: 'why it refused the document, or why its acceptance is left to staff' })),
  later: maybe(Type.Enum([...identityAnswers], { description: 'another decision than its first one; it changed nothing' })),
})

const line = {
  id: Id,
  member: MemberName,
  document: Type.Enum([...identityDocuments]),
  state: Type.Enum([...identityStates]),
  pictures: Type.Integer(),
  sentAt: Moment,
  decidedAt: maybe(Moment),
  decidedBy: maybe(Type.String({ description: 'the login; "company:" and a name where a company did' })),
  endsAt: maybe(Moment),
  takenBack: Type.Boolean({ description: 'refused after it had been accepted' }),
  company: maybe(Company),
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
