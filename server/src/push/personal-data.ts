import { personal, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as push from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(push.pushSubscriptions, {
    holds: { sealedToken: 'the address of the device at its push service, sealed', language: 'the language' },
    plain: ['id', 'provider', 'sessionHash', 'origin'],
    why: 'push messages',
    atClosing: 'deleted',
    goes: 'when the session is ended',
  }),
  personal(push.pushRefusals, { plain: ['kind'], why: 'push messages that the member does not want', atClosing: 'deleted' }),
  personal(push.pushes, {
    holds: { audience: 'for one member, the id' },
    plain: ['id', 'kind', 'says', 'path', 'state', 'plannedTo'],
    why: 'push messages',
    goes: 'after 30 days',
  }),
  personal(push.pushDeliveries, {
    holds: { subscriptionId: 'the device' },
    plain: ['pushId', 'outcome'],
    why: 'counting what arrived',
    goes: 'after 30 days',
  }),
]
