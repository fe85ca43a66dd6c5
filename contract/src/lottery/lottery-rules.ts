import Type, { type Static } from 'typebox'
import { orNull, Sum } from '#fields.ts'
import { digitGroups } from './lottery-kinds.ts'

// Fields that the calls of the lottery share. Sums are in the currency's smallest unit.
export const literals = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>(
    Type.Union(
      values.map(value => Type.Literal(value)),
      { description },
    ),
  )

/** What wins, and how much. */
export const PrizeTier = Type.Object({
  tier: Type.String({ description: 'the prize’s own name, like match-5-bonus or big-first' }),
  match: orNull(Type.Integer({ description: 'so many of the chosen numbers were drawn; null with digits' })),
  bonus: Type.Boolean({ description: 'and the bonus number' }),
  play: orNull(Type.String({ description: 'with digits: what is played' })),
  group: orNull(literals(digitGroups, 'with digits: numbers of this group that end with those of the ticket')),
  prize: orNull(Sum('for each unit of a ticket; null where a pool is shared')),
  percent: orNull(Type.Integer({ description: 'of the pool' })),
})
export type PrizeTier = Static<typeof PrizeTier>

/** The rules by which a draw is sold and won. */
export const lotteryRules = {
  price: Sum('of one unit of a ticket'),
  mostUnits: Type.Integer({ description: 'how many units a ticket can have' }),
  pick: orNull(
    Type.Object({
      numbers: Type.Integer({ description: 'how many are chosen, and drawn' }),
      of: Type.Integer({ description: 'from 1 to this' }),
      bonus: Type.Boolean({ description: 'one more number is drawn' }),
    }),
  ),
  digits: orNull(
    Type.Object({
      length: Type.Integer({ description: 'of the numbers that are drawn' }),
      groups: Type.Array(Type.Object({ group: literals(digitGroups, ''), numbers: Type.Integer({ description: 'how many are drawn' }) })),
      plays: Type.Array(
        Type.Object({
          play: Type.String({ description: 'its name is the text play_<id>' }),
          digits: Type.Integer({ description: 'how many are chosen' }),
        }),
      ),
    }),
  ),
  pool: orNull(Type.Integer({ description: 'percent of what is staked that the winners share; null: the prizes are fixed' })),
  jackpot: orNull(Sum('with a pool: the first prize is at least this where it is won; null: nothing is promised')),
  tiers: Type.Array(PrizeTier, { description: 'of numbers that are picked, a ticket wins the first that it meets' }),
}
