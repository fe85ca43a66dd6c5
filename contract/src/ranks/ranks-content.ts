import Type, { type Static } from 'typebox'
import { Words, optional, strict } from '#merchant/merchant-fields.ts'

/** `content/ranks.json`: the merchant's VIP ranks, lowest first (docs/ranks.md). A merchant without the file has none. */
export const RanksContent = Type.Object(
  {
    ranks: Type.Array(
      Type.Object(
        {
          labelId: Type.String({
            pattern: '^[a-z0-9_-]{1,32}$',
            message: 'must be 1 to 32 of a–z, 0–9, _ and -, like gold',
            description: 'the id that calls use',
          }),
          name: Words('name'),
          rankLevel: Type.Integer({ minimum: 0, description: 'the level, which download.minRankLevel refers to' }),
          conditions: optional(
            Type.Object(
              {
                deposits: optional(Type.Integer({ minimum: 1, description: 'number of deposits that must have arrived' })),
                deposited: optional(
                  Type.Integer({ minimum: 1, description: 'sum of the deposits that must have arrived, in whole units of the merchant’s currency' }),
                ),
                bets: optional(Type.Integer({ minimum: 1, description: 'number of bets and ticket purchases, without those that were rolled back' })),
                staked: optional(Type.Integer({ minimum: 1, description: 'sum of these bets, in whole units of the merchant’s currency' })),
              },
              { ...strict, description: 'all of them must be met; the lowest rank has none' },
            ),
          ),
          benefits: optional(Type.Array(Words('one benefit of this rank'), { description: 'what members of this rank get' })),
        },
        strict,
      ),
      { minItems: 1, description: 'VIP ranks, lowest first (docs/ranks.md)' },
    ),
  },
  strict,
)
export type RanksContent = Static<typeof RanksContent>
