import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as casework from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(casework.memberNotes, {
    holds: { text: 'what staff wrote about the member' },
    plain: ['by'],
    why: 'what the next one who helps the member should know',
    afterRetention: 'deleted',
  }),
  personal(casework.memberTags, { plain: ['tag', 'by'], why: 'finding members again', afterRetention: 'deleted' }),
]
