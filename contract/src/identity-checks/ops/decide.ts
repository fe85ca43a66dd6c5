import Type from 'typebox'
import { identityRefusals } from '#identity-checks/identity-check-facts.ts'
import { maybe } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { Id, Day } from './identity.ts'

export const IdentityAcceptance = {
  id: Id,
  born: Day,
  documentEnds: Day,
  words: Type.String({ minLength: 1, maxLength: 1_000, description: 'what was looked at, for colleagues' }),
}

const Refused = {
  id: Id,
  reason: Type.Enum([...identityRefusals], { description: 'what the member reads' }),
  words: Type.String({ minLength: 1, maxLength: 1_000, description: 'for colleagues' }),
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
  request: Type.Object(Refused),
  answer: Type.Object({}),
  errors: ['identity.unknown', 'identity.decided'],
})

export const takeBack = declareOp({
  method: 'POST',
  path: '/ops/identity/take-back',
  summary:
    'Take the acceptance of a document back, whoever accepted it; the member is not verified by it any more, reads the reason and may send another one',
  permission: 'identity.look',
  scope: 'merchant',
  event: 'identity.taken-back',
  request: Type.Object(Refused),
  answer: Type.Object({}),
  errors: ['identity.unknown', 'identity.not.accepted'],
})
