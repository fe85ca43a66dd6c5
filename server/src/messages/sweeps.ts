import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** The outbox shows messages of this period, ms. */
const OUTBOX_LIFE_MS = 24 * 60 * 60_000

export const messageSweeps = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): readonly JobWork[] => [
  sweep('outbox', HOURLY, () => stores.outbox.sweep(new Date(clock().getTime() - OUTBOX_LIFE_MS))),
]
