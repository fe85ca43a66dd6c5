import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { messagesFor, withoutPromotionsInPause, spoken } from './audience.ts'
import { sentTo } from './sent-to.ts'
import { readBy } from './unread.ts'

const PAGE = 20

/** The list of messages, page by page. */
export const listAnnouncements =
  ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>): Service<'announcements.list'> =>
  async ({ types, category, after }, caller) => {
    const now = clock()
    const { byDate = [] } = caller.merchant.content.announcements ?? {}
    const messages = await withoutPromotionsInPause(stores, caller.session, messagesFor(caller, now), now)
    const read = await readBy(stores, caller)
    const sent = await sentTo(stores, caller, now)
    // What was sent to this member alone stands above all others, on the first page.
    const own = after === undefined ? sent.filter(one => category === undefined || one.category === category) : []
    // An announcement that has ended since the page before still has its place.
    const begin = after === undefined ? 0 : byDate.findIndex(({ id }) => id === after) + 1
    const passed = new Set(byDate.slice(0, begin))
    const found = messages.filter(
      one => !passed.has(one) && (types === undefined || one.promotionType !== undefined) && (category === undefined || one.category === category),
    )
    const page = found.slice(0, PAGE)
    return {
      announcements: [...own, ...page.map(one => spoken(caller, one))].map(one => ({ ...one, read: read?.has(one.id) ?? false })),
      next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      unread: read ? [...sent, ...messages].filter(({ id }) => !read.has(id)).length : null,
    }
  }
