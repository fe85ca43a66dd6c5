import { runningNews } from '#content/announcements/inbox-news.ts'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { isPaused } from '#safe-play/is-paused.ts'

/** A later moment than now counts as now, so that nothing that comes is ever seen before. */
export const seeInbox =
  ({ stores, clock, inUnit }: Pick<Deps, 'stores' | 'clock' | 'inUnit'>): Service<'inbox.see'> =>
  async ({ upTo }, caller) => {
    const [now, seenAt] = [clock(), Date.parse(upTo)]
    // The pattern of the contract takes a month 13 too.
    if (Number.isNaN(seenAt)) throw new Refusal('request.invalid', { fields: [{ path: '/upTo', reason: 'must be a moment' }] })
    const owner = ownerOf(caller)
    const reader = { caller, now }
    const running = runningNews(reader, await isPaused(stores, caller.session, now)).map(({ id }) => id)
    await inUnit(async unit => {
      await unit.inbox.see(owner, new Date(Math.min(seenAt, now.getTime())))
      await unit.announcementReads.add(owner, running, now)
    })
    return { unseen: await stores.inbox.countNew(reader) }
  }
