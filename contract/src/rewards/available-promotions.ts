import Type from 'typebox'
import { declareCall } from '#call.ts'

const Promotion = (description: string) =>
  Type.Object(
    {
      enabled: Type.Boolean({ description: 'whether the promotion is on' }),
      count: Type.Integer({ minimum: 0, description: 'a number for display; the promotion is on or off by `enabled` alone' }),
    },
    { additionalProperties: false, description },
  )

/** The promotions the shell shows something for (spec 2 §3, Available promotions). */
export const Promotions = Type.Object(
  { APP_DOWNLOAD: Promotion('for the app’s first start'), REFERRAL: Promotion('for inviting friends') },
  { additionalProperties: false },
)

/** A visitor may see that friends can be invited (spec 2 §3, Available promotions); a member during a break or self-exclusion has no promotion. */
export const availablePromotions = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  summary: 'Which promotions are on; none with REWCEN3 off',
  session: 'optional',
  moduleId: 'PROMOTION3',
  cache: 'session',
  request: Type.Object({}),
  answer: Promotions,
  errors: [],
})
