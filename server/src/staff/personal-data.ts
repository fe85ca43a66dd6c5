import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import { staffApprovals } from '#staff/schema/approvals.ts'
import { staffChains, staffEvents } from '#staff/schema/events.ts'
import { staffPeople, staffRoles, staffNetworks, staffInvites, staffSessions } from '#staff/schema/people.ts'
import { staffTokens } from './schema.ts'
import { staffPasskeys } from './schema/passkeys.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(staffPeople, {
    holds: {
      login: 'of a member of staff',
      name: 'of a member of staff',
      passwordHash: 'a digest of the password',
      totpSecret: 'the secret of the authenticator app, sealed',
    },
    plain: ['id'],
    why: 'who works in the house; events and approvals name them',
    goes: 'stays, because the trace of what staff did names it',
  }),
  personal(staffRoles, { plain: ['personId', 'role'], why: 'what staff may do where' }),
  personal(staffNetworks, {
    holds: { prefix: 'the network of a member of staff' },
    plain: ['personId'],
    why: 'nobody from elsewhere can keep them out',
    goes: '90 days after it was seen last',
  }),
  personal(staffInvites, {
    holds: { totpSecret: 'the secret of an authenticator app, sealed' },
    plain: ['tokenHash', 'personId'],
    why: 'how a member of staff comes in',
    goes: 'after a day',
  }),
  personal(staffSessions, {
    holds: { networkPrefix: 'the network', ip: 'the address', userAgent: 'how the browser names itself' },
    plain: ['tokenHash', 'personId'],
    why: 'sessions of staff',
    goes: 'after 12 hours at most',
  }),
  personal(staffPasskeys, {
    holds: {
      credentialId: 'the passkey by its id',
      publicKey: 'the public half of its key',
      name: 'what the device is called, in the words of the member of staff',
    },
    plain: ['personId', 'domain'],
    why: 'how a member of staff signs in without a password',
    goes: 'when it is removed, and when the person leaves or is invited anew',
  }),
  personal(staffTokens, {
    holds: { name: 'what the program is called, in the words of the member of staff' },
    plain: ['id', 'personId', 'tokenHash'],
    why: 'programs that do what a member of staff may',
    goes: 'when it is ended, after 90 days at most',
  }),
  personal(staffChains, { plain: ['digest'], why: NOBODY }),
  personal(staffEvents, {
    holds: {
      login: 'of the member of staff',
      aboutId: 'whom or what it is about, e.g. the id of a member; of a search, what was looked for',
      before: 'facts before an act',
      after: 'facts after it',
      reason: 'in the words of the member of staff',
      ip: 'the address of the member of staff',
      token: 'what the program is called by which it was done',
    },
    plain: ['personId', 'event', 'aboutKind', 'requestId', 'digest'],
    why: 'who of the staff did or read what',
    goes: 'stays: no row of it is ever changed or removed',
  }),
  personal(staffApprovals, {
    holds: {
      content: 'what is to be done, with ids',
      facts: 'what stood then, e.g. a sum',
      reason: 'in the words of who asked',
      answer: 'in the words of who decided',
    },
    plain: ['id', 'kind', 'digest', 'makerId', 'state', 'checkerId'],
    why: 'what two people did',
    goes: 'stays, as the event does',
  }),
]
