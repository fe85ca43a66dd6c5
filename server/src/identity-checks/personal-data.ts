import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as identityChecks from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(identityChecks.identityChecks, {
    holds: {
      document: 'which kind of document',
      reason: 'why it was refused',
      words: 'what staff saw in it',
      sealedBirth: 'the day of birth in it, sealed',
    },
    plain: ['clientId', 'state', 'decidedBy'],
    why: 'identity and age, which the law wants to be known; afterwards it is the proof that they were',
    afterRetention: 'deleted',
  }),
  personal(identityChecks.identityPictures, {
    holds: { sealedImage: 'a picture of a document, sealed' },
    why: 'the same',
    goes: 'of what was refused after 30 days, of what was accepted, also where that was taken back, with it',
  }),
  personal(identityChecks.identityHandovers, {
    holds: { company: 'the company that was given the document', reason: 'why it was refused, or left to staff' },
    plain: ['reference', 'companyId', 'answer', 'later'],
    why: 'who was given a document, and what they said of it',
    goes: 'with the document',
  }),
  personal(identityChecks.identityPolicies, { plain: ['gate'], why: NOBODY }),
]
