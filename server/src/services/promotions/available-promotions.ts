import type { Deps } from '#deps.ts'
import { NO_PROMOTIONS, promotionsOf } from '#merchants/promotions.ts'
import { isPaused } from '#services/safe-play/is-paused.ts'
import type { Service } from '#services/service.ts'

/** Which promotions are on; none for a member who takes a break or is self-excluded. */
export const availablePromotions =
  ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>): Service<'promotions.availablePromotions'> =>
  async (_asked, { merchant, session }) =>
    (await isPaused(stores, session, clock())) ? NO_PROMOTIONS : promotionsOf(merchant)
