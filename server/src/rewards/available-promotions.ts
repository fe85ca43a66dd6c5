import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { isPaused } from '#safe-play/is-paused.ts'
import { NO_PROMOTIONS, promotionsOf } from './promotions.ts'

/** Which promotions are on, by the merchant's settings and by a promotion that says so; none for a member who takes a break or is self-excluded. */
export const availablePromotions =
  ({ clock, stores }: Pick<Deps, 'clock' | 'stores'>): Service<'promotions.availablePromotions'> =>
  async (_request, { merchant, session }) => {
    const now = clock()
    if (await isPaused(stores, session, now)) return NO_PROMOTIONS
    return promotionsOf(merchant, now)
  }
