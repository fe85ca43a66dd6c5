import type { JobWork } from './job-work.ts'
import { SWEEPS } from './lanes.ts'
import { recurringJob } from './recurring-job.ts'
import { cron, type Schedule } from './schedule.ts'

export const EVERY_FIVE_MINUTES = cron('*/5 * * * *')
export const HOURLY = cron('0 * * * *')

/** Removes expired rows by the clock. The rules also check each lifetime themselves, so a row that is swept late gives no access. */
export const sweep = (name: string, schedule: Schedule, run: () => Promise<unknown>): JobWork =>
  recurringJob({
    kind: `clean.${name}`,
    lane: SWEEPS,
    schedule,
    runsAtFirstStart: true,
    async run() {
      await run()
    },
  })
