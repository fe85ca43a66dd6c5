import { dayBefore } from '#games/books/compare-books.ts'
import type { Deps } from '#kernel/deps.ts'
import { handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { SWEEPS } from '#kernel/jobs/lanes.ts'
import { recurringJob } from '#kernel/jobs/recurring-job.ts'
import { cron } from '#kernel/jobs/schedule.ts'
import { comparePayments } from './compare-payments.ts'
import { jobKinds } from './job-kinds.ts'

const NIGHTLY = cron('50 3 * * *')

/** Compares one day of a merchant's payments with the list of its payment provider. */
export const comparePaymentsWork = (deps: Parameters<typeof comparePayments>[0]): JobWork => {
  const compare = comparePayments(deps)
  return handleJob(jobKinds.comparePayments, async ({ merchant, payload: { since, until } }) => {
    await compare(merchant, { since: new Date(since), until: new Date(until) })
  })
}

/** Every night the day before is compared, for each merchant that has a payment provider. */
export const planPaymentComparisons = ({
  stores,
  merchants,
  paymentsOf,
  clock,
}: Pick<Deps, 'stores' | 'merchants' | 'paymentsOf' | 'clock'>): JobWork =>
  recurringJob({
    kind: 'payments.compare',
    lane: SWEEPS,
    schedule: NIGHTLY,
    runsAtFirstStart: false,
    async run() {
      const { since, until } = dayBefore(clock())
      const payload = { since: since.toISOString(), until: until.toISOString() }
      for (const merchant of merchants.all())
        if (paymentsOf(merchant)?.isReady(merchant))
          await stores.jobs.add(jobKinds.comparePayments, { merchant: merchant.code, payload, dueAt: clock(), orderKey: 'payments' })
    },
  })
