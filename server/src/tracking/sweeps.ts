import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** What was tracked, and of whom, is kept for this long, ms; the wish of the member may end it earlier. */
const TRACKING_LIFE_MS = 400 * 24 * 60 * 60_000

export const trackingSweeps = ({ stores, merchants, clock }: Pick<Deps, 'stores' | 'merchants' | 'clock'>): readonly JobWork[] => [
  sweep('tracking', HOURLY, async () => {
    for (const { code } of merchants.all()) await stores.tracking.sweep(code, new Date(clock().getTime() - TRACKING_LIFE_MS))
  }),
]
