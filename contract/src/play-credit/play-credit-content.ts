import Type from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'

const Percent = (more: { readonly default?: number; readonly description: string }) => Type.Integer({ minimum: 0, maximum: 100, ...more })

/** `content/play-credit.json`: how play credit is staked (docs/play-credit.md). A merchant without the file counts every stake in full, without a limit. */
export const PlayCreditContent = Type.Object(
  {
    highestStake: optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000_000,
        description: 'the most of one bet, or of one purchase of tickets, while play credit is open, in whole units of the merchant’s currency',
      }),
    ),
    weights: optional(
      Type.Record(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }), Percent({ description: 'of its stakes' }), {
        ...strict,
        maxProperties: 50,
        description: 'code of a game or lottery → how many percent of its stakes count; 0: none',
      }),
    ),
    otherWeight: optional(Percent({ default: 100, description: 'how many percent of the stakes in all other games count' })),
  },
  strict,
)
