import Type from 'typebox'
import { declareCall } from '#call.ts'

const Promotion = Type.Object(
  { enabled: Type.Boolean(), count: Type.Integer({ minimum: 0, description: 'for display; `enabled` alone decides' }) },
  { additionalProperties: false },
)

/** The promotions the shell shows something for (spec 2 §3, Available promotions). */
export const Promotions = Type.Object({ APP_DOWNLOAD: Promotion, REFERRAL: Promotion }, { additionalProperties: false })

/** Public: a visitor may see that friends can be invited (spec 2 §3, Available promotions). */
export const availablePromotions = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  summary: 'Which promotions are on; none with REWCEN3 off',
  session: 'none',
  moduleId: 'PROMOTION3',
  cache: 'session',
  request: Type.Object({}),
  answer: Promotions,
  errors: [],
})
