import Type, { type Static } from 'typebox'

const Percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description })

/** How play credit is staked: those of an open credit stay as they were when it was granted. */
export const CreditRules = Type.Object({
  highestStake: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'of one bet while the credit is open, in the smallest unit; null: none',
  }),
  weights: Type.Array(Type.Object({ name: Type.String(), percent: Percent('of the stakes in this game that count') })),
  otherWeight: Percent('of the stakes in all other games that count'),
})
export type CreditRules = Static<typeof CreditRules>
