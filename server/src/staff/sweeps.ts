import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'
import { IDLE_MS, LONGEST_MS } from './session/session-times.ts'

/** A network that a person has not signed in from for so long is like any other, ms. */
const NETWORK_LIFE_MS = 90 * 24 * 60 * 60_000

/** Removes sessions and tokens that are over, and invitations that nobody took. */
export const staffSweeps = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): readonly JobWork[] => {
  const before = (ms: number): Date => new Date(clock().getTime() - ms)
  return [
    sweep('staff-sessions', HOURLY, () => stores.staffSessions.sweep(before(IDLE_MS), before(LONGEST_MS))),
    sweep('staff-tokens', HOURLY, () => stores.staffTokens.sweep(clock())),
    sweep('staff-networks', HOURLY, () => stores.staffPeople.sweepNetworks(before(NETWORK_LIFE_MS))),
    sweep('staff-invites', HOURLY, () => stores.staffPeople.sweepInvites(clock())),
  ]
}
