import { personal, FIGURES, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as referrals from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(referrals.referralCodes, {
    holds: { code: 'the member’s link', deviceId: 'a random id of the device' },
    why: 'inviting friends',
    afterRetention: 'deleted',
  }),
  personal(referrals.referrals, { holds: { inviterId: 'who invited the member' }, plain: ['way'], why: 'inviting friends, for ever', goes: FIGURES }),
]
