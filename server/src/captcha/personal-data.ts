import { personal, MINUTES, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as captcha from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(captcha.captchaChallenges, {
    holds: { deviceId: 'a random id of the device', networkPrefix: 'the network' },
    plain: ['idHash', 'scene', 'kind', 'answer'],
    why: 'telling people and programs apart',
    goes: MINUTES,
  }),
  personal(captcha.captchaPasses, {
    holds: { deviceId: 'a random id of the device', networkPrefix: 'the network' },
    plain: ['tokenHash', 'scene'],
    why: 'telling people and programs apart',
    goes: MINUTES,
  }),
]
