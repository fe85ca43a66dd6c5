import type { AnswerOf } from '@foyer/contract/call'
import type { availablePromotions as call } from '@foyer/contract/promotions/available-promotions'
import type { Merchant } from '#merchants/merchant.ts'
import type { Service } from '#services/service.ts'

const OFF = { enabled: false, count: 0 }

/** Without the reward centre there are no promotions (spec 2 §3, Available promotions). */
export const promotionsOf = ({ flags, file }: Merchant): AnswerOf<typeof call> => ({
  APP_DOWNLOAD: OFF,
  REFERRAL: OFF,
  ...(flags.REWCEN3 && file.promotions),
})

export const availablePromotions: Service<'promotions.availablePromotions'> = async (_asked, { merchant }) => promotionsOf(merchant)
