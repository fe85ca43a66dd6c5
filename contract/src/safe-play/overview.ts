import Type from 'typebox'
import { declareCall } from '#call.ts'
import { currencyFields, orNull } from '#fields.ts'
import { Limit, LimitKindField, LimitPeriodField, Pause } from './safe-play-fields.ts'

const Sum = (description: string) => Type.Integer({ minimum: 0, description: `${description}, in the smallest unit` })
const Hours = (description: string) => Type.Integer({ minimum: 1, description: `${description}, in hours` })

/** The member's money since the account was opened (net position). */
const Position = Type.Object({
  paidIn: Sum('all deposits'),
  takenOut: Sum('all withdrawals that were paid'),
  here: Sum('the balance, with what waits to be paid out'),
})

export const overview = declareCall({
  method: 'GET',
  path: '/wps/safePlay/overview',
  summary: 'Limits, breaks and self-exclusion: what the policy offers in the caller’s country, and what the member has set',
  session: 'optional',
  moduleId: 'SAFEPLAY3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    ...currencyFields,
    timeZone: Type.String({ description: 'IANA; where periods begin at midnight' }),
    helplines: Type.Array(Type.Object({ name: Type.String(), phone: Type.Optional(Type.String()), url: Type.Optional(Type.String()) })),
    rules: Type.Object({
      coolingHours: Hours('how long a higher limit is waited for'),
      waitForPeriodEnd: Type.Boolean({ description: 'it also waits until the running period is over' }),
      periods: Type.Array(LimitPeriodField),
      required: Type.Array(LimitKindField, { description: 'must be set before a deposit' }),
      breaks: Type.Array(Hours('a break that is offered')),
      exclusions: Type.Array(Type.Integer({ minimum: 1, description: 'a self-exclusion that is offered, in months' })),
      returnHours: Hours('how long whoever comes back after a self-exclusion waits'),
      realityMinutes: Type.Integer({ minimum: 1, description: 'of play between two reality checks' }),
      roundMs: Type.Integer({ minimum: 0, description: 'how long a round of a game takes at least, ms' }),
    }),
    own: orNull(Type.Object({ limits: Type.Array(Limit), pause: orNull(Pause), position: Position }), {
      description: 'null for visitors and guests',
    }),
  }),
  errors: [],
})
