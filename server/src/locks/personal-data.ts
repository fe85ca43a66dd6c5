import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as locks from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(locks.memberLocks, {
    holds: { reason: 'what staff wrote when they locked', liftedReason: 'what they wrote when they lifted it' },
    plain: ['scope', 'by', 'liftedBy'],
    why: 'what staff have locked, which holds after closing',
    afterRetention: 'deleted',
  }),
]
