import Type from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'

export const Factor = Type.Number({ minimum: 0.01, maximum: 10_000_000, description: 'the prize is the price times this' })

export const Pick = Type.Object(
  {
    numbers: Type.Integer({ minimum: 1, maximum: 10, description: 'how many numbers are chosen, and drawn' }),
    of: Type.Integer({ minimum: 2, maximum: 99, description: 'they are chosen from 1 to this' }),
    bonus: optional(Type.Boolean({ default: false, description: 'one more number is drawn from those that are left; some prizes ask for it' })),
    pool: optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        description: 'this many percent of what is staked are shared by the winners, instead of fixed prizes; what nobody wins goes to the next draw',
      }),
    ),
    jackpot: optional(
      Type.Number({
        minimum: 0,
        maximum: 1_000_000_000_000,
        description:
          'with a pool: the first prize is at least this where it is won, in whole units of the currency; the house adds what its part of the pool lacks. Pages promise it',
      }),
    ),
    prizes: Type.Array(
      Type.Object(
        {
          match: Type.Integer({ minimum: 1, maximum: 10, description: 'how many of the chosen numbers were drawn' }),
          bonus: optional(Type.Boolean({ default: false, description: 'the bonus number too' })),
          factor: optional(Factor),
          percent: optional(Type.Integer({ minimum: 1, maximum: 100, description: 'of the pool; those of all prizes are 100 together' })),
        },
        strict,
      ),
      {
        minItems: 1,
        maxItems: 12,
        description: 'the highest first; a ticket wins the first one that it meets. Each has a factor, or with a pool a percent',
      },
    ),
  },
  { ...strict, description: 'some numbers of many, like 6 of 45' },
)
