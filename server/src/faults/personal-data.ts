import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as faults from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(faults.pageFaults, {
    plain: ['day', 'fault', 'version', 'engine', 'message', 'place', 'part', 'route', 'language'],
    why: `${NOBODY}: what a browser says of a fault is cleaned of all that may be of a person`,
    goes: 'after 30 days',
  }),
]
