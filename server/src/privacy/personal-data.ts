import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as requests from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(requests.dataRequests, {
    holds: { text: 'what the member asked for about their data', answer: 'what was answered' },
    plain: ['kind', 'by', 'endedBy', 'outcome'],
    why: 'the proof that requests about data were answered in time',
    afterRetention: 'deleted',
  }),
]
