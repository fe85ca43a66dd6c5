import { jobKinds } from '#games/job-kinds.ts'
import type { Deps } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { compareBooks, dayBefore } from './compare-books.ts'

const NIGHTLY = cron('40 3 * * *')

/** Compares one day of a merchant's ledger with the books of its provider of games. */
export const compareBooksWork = (deps: Parameters<typeof compareBooks>[0]): JobWork => {
  const compare = compareBooks(deps)
  return handleJob(jobKinds.compareBooks, async ({ merchant, payload: { since, until } }) => {
    await compare(merchant, { since: new Date(since), until: new Date(until) })
  })
}

/** Every night the day before is compared, for each merchant that has a provider of games. */
export const planComparisons = ({ stores, merchants, gamesOf, clock }: Pick<Deps, 'stores' | 'merchants' | 'gamesOf' | 'clock'>): JobWork =>
  recurringJob({
    kind: 'vendors.compare',
    lane: SWEEPS,
    schedule: NIGHTLY,
    runsAtFirstStart: false,
    async run() {
      const { since, until } = dayBefore(clock())
      const payload = { since: since.toISOString(), until: until.toISOString() }
      for (const merchant of merchants.all())
        if (gamesOf(merchant)?.provider.isReady(merchant))
          await stores.jobs.add(jobKinds.compareBooks, { merchant: merchant.code, payload, dueAt: clock(), orderKey: 'books' })
    },
  })
