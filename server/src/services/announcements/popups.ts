import type { Deps } from '#deps.ts'
import type { KeptAnnouncement } from '#merchants/content/announcements.ts'
import { isPaused } from '#services/safe-play/is-paused.ts'
import type { Service } from '#services/service.ts'
import { executionsFor, liveOf, spoken } from './audience.ts'

const NONE = { announcements: [], hide: 'none', turn: 'arrows', forceRead: false } as const

/** The popup's slides (spec 2 §4, Announcement popup). Nobody is advertised to during a break or self-exclusion. */
export const popups =
  ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>): Service<'announcements.popups'> =>
  async (_asked, caller) => {
    const { announcements } = caller.merchant.content
    if (!announcements) return { ...NONE, announcements: [] }
    const now = clock()
    const { slides, ...popup } = announcements.popup
    const isPromotionFree = await isPaused(stores, caller.session, now)
    const mayShow = ({ promotionType }: KeptAnnouncement) => !isPromotionFree || promotionType === undefined
    const shown = executionsFor(caller.session).flatMap(execution => liveOf(announcements.popups[execution], now).filter(mayShow).slice(0, slides))
    return { announcements: shown.slice(0, slides).map(one => spoken(caller, one)), ...popup }
  }
