import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { AffiliateCode, NextPage, PageCursor } from '#fields.ts'
import { ReferralTotals } from './invitation.ts'

const Amount = (description: string) => Type.Integer({ minimum: 0, description: `${description}, in the currency’s smallest unit` })

/** How a friend or player came. */
const ReferralWay = Type.Union([Type.Literal('link'), Type.Literal('host'), Type.Literal('agent')], {
  description: 'the inviter’s link, a host that names an agent’s code, or registered by the agent',
})
export type ReferralWay = Static<typeof ReferralWay>

export const downline = declareCall({
  method: 'GET',
  path: '/wps/agent/downline',
  summary: 'The players below an agent, the latest first, 20 on a page',
  session: 'required',
  moduleId: 'AGENT3',
  cache: 'never',
  request: Type.Object({ after: Type.Optional(PageCursor) }),
  answer: Type.Object({
    players: Type.Array(
      Type.Object({
        name: Type.String(),
        joinedAt: Type.String({ description: 'ISO 8601' }),
        by: ReferralWay,
        deposits: Type.Integer({ minimum: 0, description: 'how many have arrived' }),
        deposited: Amount('their sum'),
      }),
    ),
    next: NextPage,
  }),
  errors: ['no_permissions'],
})

export const downlineTotals = declareCall({
  method: 'GET',
  path: '/wps/agent/totals',
  summary: 'The agent’s own code, and the totals of the players below',
  session: 'required',
  moduleId: 'AGENT3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    code: AffiliateCode,
    ...ReferralTotals.properties,
    deposited: Amount('the sum of the players’ deposits'),
    currency: Type.String({ description: 'of the sums' }),
  }),
  errors: ['no_permissions'],
})
