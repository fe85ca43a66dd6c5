import type { AnswerOf } from '@foyer/contract/call'
import type { availablePromotions } from '@foyer/contract/promotions/available-promotions'
import type { Brand } from './brand.ts'

const OFF = { enabled: false, count: 0 }

/** A merchant's promotions. Without the reward centre there are none (spec 2 §3, Available promotions). */
export const promotionsOf = ({ flags, file }: Pick<Brand, 'flags' | 'file'>): AnswerOf<typeof availablePromotions> => ({
  APP_DOWNLOAD: OFF,
  REFERRAL: OFF,
  ...(flags.REWCEN3 && file.promotions),
})
