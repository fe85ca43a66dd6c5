import Type from 'typebox'
import { declareCall } from '#call.ts'
import { ClientId, RowNumber } from '#fields.ts'
import { SENT_PICTURE_LENGTH, SentPicture } from '#sent-picture.ts'
import { IDENTITY_PICTURES, identityDocuments, identityRefusals, identityStates } from './identity-check-facts.ts'

/** Room for the other fields, in bytes. */
const OTHER_FIELDS = 1_024
const Moment = Type.String({ description: 'ISO 8601' })

/** The member’s last one. What was sent is not shown again. */
const IdentityCheck = Type.Object({
  document: Type.Enum([...identityDocuments]),
  state: Type.Enum([...identityStates]),
  sentAt: Moment,
  reason: Type.Optional(Type.Enum([...identityRefusals], { description: 'why it was refused' })),
  endsAt: Type.Optional(Type.String({ description: 'ISO 8601: until then it is valid, where it was accepted' })),
})

export const identityStatus = declareCall({
  method: 'GET',
  path: '/wps/identity/status',
  summary: 'How far the verification of the member’s identity and age is',
  session: 'required',
  moduleId: 'IDENTITY3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    check: Type.Union([IdentityCheck, Type.Null()]),
    valid: Type.Boolean({ description: 'whether the member is verified now' }),
    maySend: Type.Boolean(),
  }),
  errors: [],
})

export const sendIdentity = declareCall({
  method: 'POST',
  path: '/wps/identity/send',
  summary: 'The member sends pictures of a document; sent again under the same clientId, they are stored once',
  session: 'required',
  moduleId: 'IDENTITY3',
  bodyLimit: IDENTITY_PICTURES * SENT_PICTURE_LENGTH + OTHER_FIELDS,
  request: Type.Object({
    clientId: ClientId,
    document: Type.Enum([...identityDocuments]),
    pictures: Type.Array(SentPicture, { minItems: 1, maxItems: IDENTITY_PICTURES }),
  }),
  answer: Type.Object({ id: RowNumber('by which the merchant’s staff finds it') }),
  errors: ['picture.invalid', 'identity.waiting', 'no_permissions'],
})
