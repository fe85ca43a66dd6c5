import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'

/** What a rank may require: a number of deposits that have arrived or of bets, or the sum of them. Bets that were rolled back do not count. */
export const RankCondition = Type.Union([Type.Literal('deposits'), Type.Literal('deposited'), Type.Literal('bets'), Type.Literal('staked')])
export type RankCondition = Static<typeof RankCondition>

const kind = Type.Object({ kind: RankCondition })
const expected = Type.Object({ expected: Type.Number({ description: 'a count, or an amount in whole units of the merchant’s currency' }) })

/** One rank of the merchant, in the caller’s language. */
export const Rank = Type.Object({
  labelId: Type.String(),
  labelName: Type.String(),
  rankLevel: Type.Integer({ minimum: 0 }),
  conditions: Type.Array(Type.Object({ ...kind.properties, ...expected.properties })),
  benefits: Type.Array(Type.String()),
})

/** A member's progress to the next rank (spec 2 §3, VIP progress). */
export const playerRankProgress = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  summary: 'The member’s progress to the next rank, and all ranks (docs/ranks.md)',
  session: 'required',
  moduleId: 'MEMBER3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    currentProgress: Type.Object({
      completedConditions: Type.Integer({ minimum: 0 }),
      totalExpectedConditions: Type.Integer({ minimum: 0 }),
      conditions: Type.Array(Type.Object({ ...kind.properties, completed: Type.Number({ minimum: 0 }), ...expected.properties })),
    }),
    playerRankProgress: Type.Object({
      labelId: Type.Union([Type.String(), Type.Null()], { description: 'the next rank; null if there is none' }),
    }),
    ranks: Type.Array(Rank, { description: 'lowest first; empty if the member has no VIP benefits' }),
  }),
  errors: [],
})
