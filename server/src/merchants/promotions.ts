import type { AnswerOf } from '@foyer/contract/call'
import type { availablePromotions } from '@foyer/contract/promotions/available-promotions'
import type { Brand } from './brand.ts'

type Promotions = AnswerOf<typeof availablePromotions>

const OFF = { enabled: false, count: 0 }
export const NO_PROMOTIONS: Promotions = { APP_DOWNLOAD: OFF, REFERRAL: OFF }

/** A merchant's promotions. Without the reward centre there are none (spec 2 §3, Available promotions). */
export const promotionsOf = ({ flags, file }: Pick<Brand, 'flags' | 'file'>): Promotions => ({
  ...NO_PROMOTIONS,
  ...(flags.REWCEN3 && file.promotions),
})
