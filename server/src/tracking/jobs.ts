import type { Deps } from '#kernel/deps.ts'
import { handleBatch, handleJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { jobKinds } from './job-kinds.ts'
import { trackMoney } from './money-moments.ts'
import { sendEvents } from './send-events.ts'

/** Notes for tracking what the ledger says of money (docs/tracking.md). */
export const trackMoneyWork = (deps: Parameters<typeof trackMoney>[0]): JobWork => {
  const track = trackMoney(deps)
  return handleJob(jobKinds.trackMoney, ({ merchant, payload }) => track(merchant, payload.transferId))
}

/** Tells providers of events. All jobs of a batch are for one provider, because that is their batch key. */
export const sendTrackingWork = (deps: Pick<Deps, 'stores' | 'clock' | 'merchants' | 'trackingOf' | 'log'>): JobWork => {
  const send = sendEvents(deps)
  return handleBatch(jobKinds.sendTracking, async (jobs, signal) => {
    const [first] = jobs
    if (!first) return new Map()
    const failures = await send(
      first.merchant,
      first.payload.provider,
      jobs.map(({ payload }) => payload.event),
      signal,
    )
    return new Map(
      jobs.flatMap(({ id, payload }) => {
        const failure = failures.get(payload.event)
        return failure ? [[id, failure] as const] : []
      }),
    )
  })
}
