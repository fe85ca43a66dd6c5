import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import { inboxMarks } from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [personal(inboxMarks, { why: 'counting what is new in the inbox', atClosing: 'deleted' })]
