import type { Deps } from '#deps.ts'
import { SESSION_LIFE_MS } from '#services/session/find-session.ts'
import { GUEST_METHOD } from '#services/session/free-play.ts'
import type { JobKind } from './job-runner.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY_MS = 24 * HOUR * 1000
/** A failed captcha makes the next ones harder for so long (providers/captcha/slider), ms. */
const CAPTCHA_FAILURE_MEMORY_MS = 15 * MINUTE * 1000
/** The outbox shows what was sent of late, ms. */
const OUTBOX_LIFE_MS = DAY_MS
/** Who plays for free is forgotten after this long, once no session of theirs lives, ms. */
export const GUEST_LIFE_MS = DAY_MS
/** A given-up job stays for an operator to see this long, ms. */
const FAILED_JOB_LIFE_MS = 30 * DAY_MS

/** Removes rows that mean nothing any more. Every check of a life time stands with its rule too: what is swept late opens nothing. */
export const cleanUps = ({ config, stores, merchants, clock }: Pick<Deps, 'config' | 'stores' | 'merchants' | 'clock'>): readonly JobKind[] => {
  const { auditDays } = config
  const before = (ms: number): Date => new Date(clock().getTime() - ms)

  return [
    {
      kind: 'clean.sessions',
      every: 5 * MINUTE,
      async run() {
        for (const { code, session } of merchants.all())
          await stores.sessions.sweep(code, before(session.idleSeconds * 1000), before(SESSION_LIFE_MS))
      },
    },
    {
      kind: 'clean.keys',
      every: 5 * MINUTE,
      run: () => stores.keys.sweep(clock()),
    },
    {
      kind: 'clean.limits',
      every: 5 * MINUTE,
      async run() {
        await stores.limits.sweep(clock())
      },
    },
    {
      kind: 'clean.password-proofs',
      every: 5 * MINUTE,
      async run() {
        await stores.factors.sweepProofs(clock())
      },
    },
    {
      kind: 'clean.captchas',
      every: 5 * MINUTE,
      async run() {
        await stores.captchas.sweep(before(CAPTCHA_FAILURE_MEMORY_MS))
      },
    },
    {
      kind: 'clean.codes',
      every: 5 * MINUTE,
      async run() {
        await stores.codes.sweep(clock())
      },
    },
    {
      kind: 'clean.outbox',
      every: HOUR,
      async run() {
        await stores.outbox.sweep(before(OUTBOX_LIFE_MS))
      },
    },
    {
      kind: 'clean.remember-tokens',
      every: HOUR,
      async run() {
        await stores.remember.sweep(clock())
      },
    },
    {
      kind: 'clean.handoffs',
      every: 5 * MINUTE,
      async run() {
        await stores.handoffs.sweep(clock())
      },
    },
    {
      kind: 'clean.guests',
      every: HOUR,
      async run() {
        await stores.members.sweepGuests(GUEST_METHOD, before(GUEST_LIFE_MS))
      },
    },
    {
      kind: 'clean.failed-jobs',
      every: HOUR,
      async run() {
        await stores.jobs.sweep(before(FAILED_JOB_LIFE_MS))
      },
    },
    {
      kind: 'clean.audit-events',
      every: HOUR,
      async run() {
        if (auditDays !== undefined) await stores.audit.sweep(before(auditDays * DAY_MS))
      },
    },
  ]
}
