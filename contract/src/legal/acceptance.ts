import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Moment, oneOf, orNull } from '#fields.ts'
import { legalDocuments } from './documents.ts'

/** A document in one version, as it was shown to the player. */
export const ShownDocument = Type.Object({
  document: oneOf(legalDocuments),
  version: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'the day from which it holds' }),
})
export type ShownDocument = Static<typeof ShownDocument>

/** What the player was shown and accepts. What is not the merchant's current version is not kept, so that it is asked for again. */
export const Accepted = Type.Array(ShownDocument, { maxItems: legalDocuments.length })

const Standing = Type.Object({
  due: Type.Array(ShownDocument, { description: 'in their current version, which the member has not accepted' }),
  waitsFrom: orNull(Moment('from when deposits wait until all of them are accepted'), { description: 'null where nothing is due' }),
})

export const acceptanceDue = declareCall({
  method: 'GET',
  path: '/wps/legal/due',
  summary: 'The documents that the member has yet to accept',
  session: 'required',
  moduleId: 'MEMBER3',
  request: Type.Object({}),
  answer: Standing,
  errors: [],
})

export const acceptDocuments = declareCall({
  method: 'POST',
  path: '/wps/legal/accept',
  summary: 'Accept documents in the versions that were shown; once more changes nothing',
  session: 'required',
  moduleId: 'MEMBER3',
  request: Type.Object({ accepted: Accepted }),
  answer: Standing,
  errors: ['no_permissions'],
})
