import * as audit from '#kernel/audit/schema.ts'
import * as cells from '#kernel/cells/schema.ts'
import * as crypto from '#kernel/crypto/schema.ts'
import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as jobs from '#kernel/jobs/schema.ts'
import * as security from '#kernel/security/schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(audit.auditEvents, {
    holds: { ip: 'the address', userAgent: 'how the browser names itself', detail: 'e.g. the network' },
    plain: ['event', 'requestId', 'limitWindow'],
    why: 'the proof of who did what, and attacks',
    afterRetention: 'deleted',
    goes: 'after AUDIT_DAYS',
  }),
  personal(security.limits, {
    holds: { key: 'the rule with a member’s id, device, name or network' },
    why: 'limits of tries',
    goes: 'within a day or two, by a sweep',
  }),
  personal(jobs.jobs, {
    holds: { payload: 'what is to be done, with ids; a message with its recipient', orderKey: 'e.g. a member’s id' },
    plain: ['id', 'kind', 'lane', 'batchKey', 'provider', 'failure'],
    why: 'work that waits',
    goes: 'when it is done; 30 days after it was given up',
  }),
  personal(jobs.stoppedProviders, { plain: ['provider', 'reason', 'settings'], why: NOBODY }),
  personal(cells.cellMarks, { plain: ['state', 'move', 'other'], why: NOBODY }),
  personal(crypto.rsaKeys, { plain: ['publicKey', 'privateKey'], why: NOBODY }),
  personal(crypto.envelopeDigests, { plain: ['digest'], why: NOBODY }),
  personal(crypto.serverKeys, { plain: ['name', 'key'], why: NOBODY }),
]
