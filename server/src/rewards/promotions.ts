import type { AnswerOf } from '@foyer/contract/call'
import type { availablePromotions } from '@foyer/contract/rewards/available-promotions'
import { dayOf } from '#kernel/day-of.ts'
import type { Brand } from '#kernel/merchants/brand.ts'
import type { SwitchingContent } from '#kernel/merchants/content/content-surroundings.ts'
import { timeZoneIn } from '#safe-play/safe-play-rules.ts'
import { isOpenOn } from './promotion-days.ts'

type Promotions = AnswerOf<typeof availablePromotions>

const OFF = { enabled: false, count: 0 }
export const NO_PROMOTIONS: Promotions = { APP_DOWNLOAD: OFF, REFERRAL: OFF }

/**
 * A merchant's promotions, by its settings, and by the promotions of its content that run and say which one they switch on. Without the reward
 * centre there are none (spec 2 §3, Available promotions).
 */
export const promotionsOf = (
  { flags, file, content: { promotions = [], safePlay } }: Pick<Brand, 'flags' | 'file'> & { readonly content: SwitchingContent },
  now: Date,
): Promotions => {
  if (!flags.REWCEN3) return NO_PROMOTIONS
  const switching = promotions.filter(({ shownAs }) => shownAs !== undefined)
  if (switching.length === 0) return { ...NO_PROMOTIONS, ...file.promotions }
  const today = dayOf(now, timeZoneIn(safePlay))
  const byContent = (name: keyof Promotions) => {
    const count = switching.filter(one => one.shownAs === name && isOpenOn(one, today)).length
    return count > 0 ? { [name]: { enabled: true, count } } : {}
  }
  return { ...NO_PROMOTIONS, ...file.promotions, ...byContent('APP_DOWNLOAD'), ...byContent('REFERRAL') }
}
