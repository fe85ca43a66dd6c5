import { DAY_MS } from '@foyer/contract/time-units'
import { dayOf } from '#kernel/day-of.ts'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { EVERY_FIVE_MINUTES, sweep } from '#kernel/jobs/sweep.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import { nightlySums } from './nightly-sums.ts'
import { COHORT_WEEKS, sumFunnel, sumReports, type SumDeps } from './sum-reports.ts'

const NIGHTLY = cron('40 3 * * *')
/** Whoever is committed later than this is counted with those of the next night, ms. */
const LATE_MS = 10 * 60_000
/** Parts and players are needed as long as their days can be made anew, or their weeks counted, days. */
const KEPT_DAYS = (COHORT_WEEKS + 1) * 7

/** What keeps the summaries of reports: every few minutes what is new, every night what came late, and what became of members. */
export const reportWorks = (deps: SumDeps & Pick<Deps, 'merchants'>): readonly JobWork[] => {
  const { stores, merchants, clock } = deps
  const [sums, funnel] = [sumReports(deps), sumFunnel(deps)]
  const FRESH_DAYS = 2
  return [
    recurringJob({
      kind: 'reports.sums',
      lane: SWEEPS,
      schedule: EVERY_FIVE_MINUTES,
      runsAtFirstStart: true,
      async run() {
        for (const merchant of merchants.all()) {
          await sums(merchant)
          await funnel(merchant, FRESH_DAYS)
        }
      },
    }),
    recurringJob({
      kind: 'reports.night',
      lane: SWEEPS,
      schedule: NIGHTLY,
      runsAtFirstStart: true,
      run: nightlySums(deps),
    }),
    recurringJob({
      kind: 'reports.agents',
      lane: SWEEPS,
      schedule: NIGHTLY,
      runsAtFirstStart: true,
      async run() {
        for (const { code } of merchants.all()) await stores.dayReports.countAgents(code, new Date(clock().getTime() - LATE_MS))
      },
    }),
    sweep('reports', NIGHTLY, async () => {
      const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS)
      for (const merchant of merchants.all()) await stores.dayReports.sweep(merchant.code, before, dayOf(before, timeZoneOf(merchant)))
    }),
  ]
}
