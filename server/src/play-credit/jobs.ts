import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { REWARDS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { settleCredits } from './settle-credits.ts'

const EVERY_MINUTE = cron('* * * * *')

/** Releases play credit and takes it back (docs/play-credit.md). */
export const settleCreditsWork = (deps: Parameters<typeof settleCredits>[0] & Pick<Deps, 'merchants'>): JobWork => {
  const settle = settleCredits(deps)
  return recurringJob({
    kind: 'rewards.credits',
    lane: REWARDS,
    schedule: EVERY_MINUTE,
    runsAtFirstStart: false,
    async run() {
      for (const merchant of deps.merchants.all()) await settle(merchant)
    },
  })
}
