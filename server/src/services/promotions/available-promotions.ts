import type { Service } from '#services/service.ts'

const OFF = { enabled: false, count: 0 }

/** Without the reward centre there are no promotions (spec 2 §3, Available promotions). */
export const availablePromotions: Service<'promotions.availablePromotions'> = async (_asked, { merchant: { flags, file } }) => ({
  APP_DOWNLOAD: OFF,
  REFERRAL: OFF,
  ...(flags.REWCEN3 && file.promotions),
})
