import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { EVERY_FIVE_MINUTES, HOURLY, sweep } from '#kernel/jobs/sweep.ts'
import { CHALLENGE_LIFE_S } from './passkeys/passkey-challenge.ts'
import { SESSION_LIFE_MS } from './session/find-session.ts'
import { GUEST_METHOD } from './session/free-play.ts'

/** So long staff see what was sent to a member, ms. */
const SENT_LIFE_MS = 90 * 24 * 60 * 60_000
/** A guest is deleted after this time, once no session of theirs is valid, ms. */
export const GUEST_LIFE_MS = 24 * 60 * 60_000

export const accountSweeps = ({ stores, merchants, clock }: Pick<Deps, 'stores' | 'merchants' | 'clock'>): readonly JobWork[] => {
  const before = (ms: number): Date => new Date(clock().getTime() - ms)
  const sweepSessions = async () => {
    for (const { code, session } of merchants.all()) await stores.sessions.sweep(code, before(session.idleSeconds * 1000), before(SESSION_LIFE_MS))
  }
  return [
    sweep('sessions', EVERY_FIVE_MINUTES, sweepSessions),
    sweep('password-proofs', EVERY_FIVE_MINUTES, () => stores.factors.sweepProofs(clock())),
    sweep('first-steps', EVERY_FIVE_MINUTES, () => stores.firstSteps.sweep(clock())),
    // A machine whose clock is behind this one's still takes them for a while, and must find them used up.
    sweep('passkey-challenges', EVERY_FIVE_MINUTES, () => stores.passkeys.sweep(before(CHALLENGE_LIFE_S * 1000))),
    sweep('codes', EVERY_FIVE_MINUTES, () => stores.codes.sweep(clock())),
    sweep('handoffs', EVERY_FIVE_MINUTES, () => stores.handoffs.sweep(clock())),
    sweep('sent-messages', HOURLY, () => stores.sentMessages.sweep(before(SENT_LIFE_MS))),
    sweep('remember-tokens', HOURLY, () => stores.remember.sweep(clock())),
    sweep('trusted-devices', HOURLY, () => stores.trustedDevices.sweep(clock())),
    sweep('guests', HOURLY, () => stores.members.sweepGuests(GUEST_METHOD, before(GUEST_LIFE_MS))),
  ]
}
