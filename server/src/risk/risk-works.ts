import { DAY_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { EVERY_FIVE_MINUTES, sweep } from '#kernel/jobs/sweep.ts'
import { weekOf } from './play-signals.ts'
import { takeIn } from './take-in.ts'

const NIGHTLY = cron('10 4 * * *')
/** Where somebody came from is kept for so long after the last time, and a signal after it was renewed last, days. */
const LINK_DAYS = 180
const SIGNAL_DAYS = 180
/** A closed case, days: a member who comes again within two years is known. */
const CASE_DAYS = 730
const PLAY_WEEKS = 8

/** What keeps the signals, and what removes them. */
export const riskWorks = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'merchants'>): readonly JobWork[] => {
  const { stores, merchants, clock } = deps
  const take = takeIn(deps)
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS)
  return [
    recurringJob({
      kind: 'risk.signals',
      lane: SWEEPS,
      schedule: EVERY_FIVE_MINUTES,
      runsAtFirstStart: true,
      async run() {
        for (const merchant of merchants.all()) await take(merchant)
      },
    }),
    sweep('risk', NIGHTLY, async () => {
      for (const { code } of merchants.all()) {
        await stores.riskSignals.sweep(code, daysAgo(LINK_DAYS), daysAgo(SIGNAL_DAYS))
        await stores.riskJournal.sweepPlay(code, weekOf(clock(), PLAY_WEEKS))
        await stores.riskCases.sweep(code, daysAgo(CASE_DAYS))
      }
    }),
  ]
}
