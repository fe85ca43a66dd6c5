import Type from 'typebox'
import { declareCall } from '#call.ts'
import { AffiliateCode } from '#fields.ts'

/** Errors of every call about one's own friends. */
export const INVITER_ERRORS = ['no_permissions', 'referral.off'] as const

/** How many friends came, and what they brought. */
export const ReferralTotals = Type.Object({
  friends: Type.Integer({ minimum: 0, description: 'who registered by the member’s code' }),
  depositors: Type.Integer({ minimum: 0, description: 'of these, who have made their first deposit' }),
})

export const Points = (description: string) => Type.Integer({ minimum: 0, description: `points that the member got for friends, ${description}` })

export const invitation = declareCall({
  method: 'GET',
  path: '/wps/referral/invitation',
  summary: 'The member’s own code for inviting friends, made at the first call, and how many friends came by it',
  session: 'required',
  moduleId: 'REFERRAL3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    code: AffiliateCode,
    ...ReferralTotals.properties,
    points: Points('so far'),
    pointsPerFriend: Points(
      'for the first deposit of each friend; 0 where none will be given: by the merchant, to agents, or where the country allows no reward for deposits',
    ),
  }),
  errors: INVITER_ERRORS,
})
