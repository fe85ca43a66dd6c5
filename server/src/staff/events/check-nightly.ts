import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { chains, checkChain } from './check-chain.ts'

const NIGHTLY = cron('0 4 * * *')

/**
 * Every night each chain is read. Its end goes to the log, which is kept outside of the database: an older copy of the whole database, put back, does not
 * fit what was logged since.
 */
export const checkNightly = (deps: Pick<Deps, 'stores' | 'seals' | 'log'>): JobWork =>
  recurringJob({
    kind: 'staff.check-audit',
    lane: SWEEPS,
    schedule: NIGHTLY,
    runsAtFirstStart: false,
    async run() {
      for (const merchant of await chains(deps)) {
        const { fault, ...report } = await checkChain(deps)(merchant)
        if (fault === undefined) deps.log.info(report, 'the events of staff are whole')
        else deps.log.error({ ...report, fault }, 'the events of staff were changed')
      }
    },
  })
