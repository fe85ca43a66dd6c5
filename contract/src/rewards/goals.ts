import Type from 'typebox'
import { ActivityId } from '#content/activities/activities-content.ts'
import { optional, strict } from '#merchant/merchant-fields.ts'

export const Count = (description: string) => Type.Integer({ minimum: 1, description })
const Once = (description: string) => Type.Literal(true, { description })

/**
 * What may be asked of a member, each kind once. The schema is made of this table; the server's rules (`rewards/reward-goals.ts`) and the
 * words of the web (`blocks/rewards/reward-goal.tsx`) have an entry for each of its keys, or they do not compile.
 */
const goals = {
  signedIn: optional(Once('being signed in is enough')),
  registered: optional(Once('registered within the time')),
  firstDeposit: optional(Once('made the first deposit ever within the time')),
  activity: optional(Type.String({ ...ActivityId, message: 'must be the id of an activity', description: 'takes part in this activity' })),
  birthday: optional(Once('has a birthday: open for a week from then on, once a year')),
  deposits: optional(Count('number of deposits that arrived within the time')),
  deposited: optional(Count('their sum, in whole units of the merchant’s currency')),
  friends: optional(Count('number of friends, by the member’s invitation, whose first deposit arrived within the time')),
  bets: optional(Count('number of bets and ticket purchases within the time, without those that were rolled back')),
  staked: optional(Count('their sum, in whole units of the merchant’s currency')),
}
export type GoalKind = keyof typeof goals
export const goalKinds = Object.keys(goals) as readonly GoalKind[]

/** What a member must have done. */
export const Condition = Type.Object(goals, { ...strict, minProperties: 1, description: 'all of them must be met' })
