import { USUAL_RETRY } from './job-kind.ts'
import { type JobWork, NONE } from './job-work.ts'
import type { Schedule } from './schedule.ts'

export interface RecurringJob extends Pick<JobWork, 'kind' | 'lane'> {
  readonly schedule: Schedule
  /** Whether it also runs when the installation first knows it, instead of waiting for the schedule's next moment. */
  readonly runsAtFirstStart: boolean
  /** `plannedAt`: the scheduled moment; after a pause it runs once for all missed moments. */
  run(plannedAt: Date, signal: AbortSignal): Promise<void>
}

/** Work that the installation repeats by the clock: once per moment, however many processes there are. */
export const recurringJob = ({ kind, lane, schedule, runsAtFirstStart, run }: RecurringJob): JobWork => ({
  kind,
  lane,
  retry: USUAL_RETRY,
  most: 1,
  recurring: { schedule, runsAtFirstStart },
  async run([job], signal) {
    if (job) await run(job.plannedAt, signal)
    return NONE
  },
})
