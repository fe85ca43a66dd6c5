import type { Deps } from '#kernel/deps.ts'
import { PermanentFailure } from '#kernel/jobs/job-failures.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { jobKinds } from './job-kinds.ts'
import { reconcileOne } from './reconcile.ts'
import { sumLedger } from './report/sum-ledger.ts'

const NIGHTLY = cron('30 3 * * *')
const EVERY_FIVE_MINUTES = cron('*/5 * * * *')

/** Makes one check of one merchant's ledger. */
export const checkLedger = (deps: Pick<Deps, 'stores' | 'clock' | 'log'>): JobWork => {
  const checkOne = reconcileOne(deps)
  return handleJob(jobKinds.checkLedger, async ({ merchant, payload }) => {
    const check = deps.stores.reconcile.checks.find(name => name === payload.check)
    if (!check) throw new PermanentFailure(`there is no check ${payload.check} of a ledger in this release`)
    await checkOne(merchant, check)
  })
}

/** What keeps the ledgers in order: every night a check of each, and every few minutes the sums of the house. */
export const ledgerWorks = ({ stores, inUnit, merchants, clock }: Pick<Deps, 'stores' | 'inUnit' | 'merchants' | 'clock'>): readonly JobWork[] => [
  recurringJob({
    kind: 'ledger.check',
    lane: SWEEPS,
    schedule: NIGHTLY,
    runsAtFirstStart: false,
    async run() {
      for (const { code } of merchants.all()) {
        // A job each, because a job's time is limited and a ledger grows; the common order lets none run beside another.
        for (const check of stores.reconcile.checks)
          await stores.jobs.add(jobKinds.checkLedger, { merchant: code, payload: { check }, dueAt: clock(), orderKey: 'ledger' })
      }
    },
  }),
  recurringJob({
    kind: 'ledger.house-sums',
    lane: SWEEPS,
    schedule: EVERY_FIVE_MINUTES,
    runsAtFirstStart: false,
    async run() {
      for (const { code } of merchants.all()) await stores.reconcile.sumHouse(code)
    },
  }),
  recurringJob({
    kind: 'ledger.report-sums',
    lane: SWEEPS,
    schedule: EVERY_FIVE_MINUTES,
    runsAtFirstStart: true,
    async run() {
      const sum = sumLedger({ stores, inUnit, clock })
      for (const { code } of merchants.all()) await sum(code)
    },
  }),
]
