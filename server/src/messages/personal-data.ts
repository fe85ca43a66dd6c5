import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as outbox from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(outbox.outboxMessages, {
    holds: { recipient: 'number or address', subject: 'of the message', text: 'of the message' },
    plain: ['channel'],
    why: 'trying out without sending; not in production',
    goes: 'after a day',
  }),
]
