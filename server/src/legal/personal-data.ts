import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as legal from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(legal.acceptedDocuments, {
    plain: ['document', 'version'],
    why: 'the proof that a member accepted the terms, and which',
    afterRetention: 'deleted',
  }),
]
