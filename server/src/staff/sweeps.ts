import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'
import { IDLE_MS, LONGEST_MS } from './session/session-times.ts'

/** Removes sessions that are over, and invitations that nobody took. */
export const staffSweeps = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): readonly JobWork[] => {
  const before = (ms: number): Date => new Date(clock().getTime() - ms)
  return [
    sweep('staff-sessions', HOURLY, () => stores.staffSessions.sweep(before(IDLE_MS), before(LONGEST_MS))),
    sweep('staff-invites', HOURLY, () => stores.staffPeople.sweepInvites(clock())),
  ]
}
