import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** What became of a push is known for this long, ms. */
const PUSH_LIFE_MS = 30 * 24 * 60 * 60_000

export const pushSweeps = ({ stores, merchants, clock }: Pick<Deps, 'stores' | 'merchants' | 'clock'>): readonly JobWork[] => [
  sweep('pushes', HOURLY, async () => {
    for (const { code } of merchants.all()) await stores.pushes.sweep(code, new Date(clock().getTime() - PUSH_LIFE_MS))
  }),
]
