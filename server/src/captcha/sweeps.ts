import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { EVERY_FIVE_MINUTES, sweep } from '#kernel/jobs/sweep.ts'

/** A failed captcha makes the next ones harder for this long (`slider/`), ms. */
const FAILURE_MEMORY_MS = 15 * 60_000

export const captchaSweeps = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>): readonly JobWork[] => [
  sweep('captchas', EVERY_FIVE_MINUTES, () => stores.captchas.sweep(new Date(clock().getTime() - FAILURE_MEMORY_MS))),
]
