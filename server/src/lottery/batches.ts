import type { Deps } from '#kernel/deps.ts'
import { TryLater } from '#kernel/jobs/job-failures.ts'
import type { StoredDraw } from './stored-draw.ts'

/** A job has 110 s (docs/jobs.md); whatever takes longer than this goes on in its next run, ms. */
const AT_MOST_MS = 60_000

/** Does one batch after the other until there is none. `one` answers how large its batch was. */
export const batches =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async ({ id }: Pick<StoredDraw, 'id'>, one: () => Promise<number>): Promise<void> => {
    const until = clock().getTime() + AT_MOST_MS
    while ((await one()) > 0) if (clock().getTime() > until) throw new TryLater(`${id} has more tickets`, { after: 1, cost: 0 })
  }
