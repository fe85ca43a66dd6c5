import type { Deps } from '#deps.ts'
import { settleCredits } from '#services/play-credit/settle-credits.ts'
import { recurringJob, type JobWork } from './job-work.ts'
import { REWARDS } from './kinds.ts'
import { cron } from './schedule.ts'

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
