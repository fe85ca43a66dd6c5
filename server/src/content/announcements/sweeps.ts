import { DAY_MS } from '@foyer/contract/time-units'
import type { Deps } from '#kernel/deps.ts'
import type { JobWork } from '#kernel/jobs/job-work.ts'
import { HOURLY, sweep } from '#kernel/jobs/sweep.ts'
import { SENT_DAYS } from './sent-to.ts'

/** Forgets who has read announcements that the merchant has taken away. */
export const announcementSweeps = ({ stores, merchants, clock }: Pick<Deps, 'stores' | 'merchants' | 'clock'>): readonly JobWork[] => [
  sweep('announcement-reads', HOURLY, async () => {
    for (const { code, content } of merchants.all()) {
      await stores.sentAnnouncements.sweep(code, new Date(clock().getTime() - SENT_DAYS * DAY_MS))
      const kept = [...(content.announcements?.byDate ?? []), ...(await stores.sentAnnouncements.all(code))]
      await stores.announcementReads.sweep(
        code,
        kept.map(({ id }) => id),
      )
    }
  }),
]
