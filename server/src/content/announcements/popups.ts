import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { executionsFor, liveOf, withoutPromotionsInPause, spoken } from './audience.ts'

const NONE = { announcements: [], hide: 'none', turn: 'arrows', forceRead: false } as const

/** The popup's slides (spec 2 §4, Announcement popup). */
export const popups =
  ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>): Service<'announcements.popups'> =>
  async (_request, caller) => {
    const { announcements } = caller.merchant.content
    if (!announcements) return { ...NONE, announcements: [] }
    const now = clock()
    const { slides, ...popup } = announcements.popup
    const live = executionsFor(caller.session).flatMap(execution => liveOf(announcements.popups[execution], now))
    const shown = await withoutPromotionsInPause(stores, caller.session, live, now)
    return { announcements: shown.slice(0, slides).map(one => spoken(caller, one)), ...popup }
  }
