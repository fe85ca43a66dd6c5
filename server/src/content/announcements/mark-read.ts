import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { sentTo } from './sent-to.ts'
import { readBy, unreadCount } from './unread.ts'

/** Ids of announcements that there are not are left out, so that nobody can fill the table. */
export const markRead =
  ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>): Service<'announcements.read'> =>
  async ({ ids }, caller) => {
    const { merchant, session } = caller
    const wanted = new Set(ids)
    const now = clock()
    const all = [...(merchant.content.announcements?.byDate ?? []), ...(await sentTo(stores, caller, now))]
    const known = all.flatMap(({ id }) => (wanted.has(id) ? [id] : []))
    await stores.announcementReads.add({ merchant: merchant.code, memberId: session.member.id }, known, now)
    const read = await readBy(stores, caller)
    return { unread: await unreadCount(stores, caller, read ?? new Set(), now) }
  }
