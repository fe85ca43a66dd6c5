import { promotionsOf } from '#merchants/promotions.ts'
import type { Service } from '#services/service.ts'

export const availablePromotions: Service<'promotions.availablePromotions'> = async (_asked, { merchant }) => promotionsOf(merchant)
