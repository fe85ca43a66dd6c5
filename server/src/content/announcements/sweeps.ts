import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'

/** Forgets who has read announcements that the merchant has taken away. */
export const announcementSweeps = ({ stores, merchants }: Pick<Deps, 'stores' | 'merchants'>): readonly JobWork[] => [
  sweep('announcement-reads', HOURLY, async () => {
    for (const { code, content } of merchants.all())
      await stores.announcementReads.sweep(
        code,
        (content.announcements?.byDate ?? []).map(({ id }) => id),
      )
  }),
]
