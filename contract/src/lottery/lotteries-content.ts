import Type, { type Static } from 'typebox'
import { AssetFile, optional, strict } from '#merchant/merchant-fields.ts'
import { literals, Digits } from './digits-content.ts'
import { Code, DIVISORS } from './lottery-content-fields.ts'
import { lotteryVendors } from './lottery-kinds.ts'
import { Pick } from './pick-content.ts'

/** `content/lotteries.json`: the merchant's own lotteries (docs/lottery.md). A merchant without the file has none. */
export const LotteriesContent = Type.Object(
  {
    entropy: optional(
      Type.Union([Type.Literal('tickets'), Type.Literal('drand')], {
        default: 'drand',
        description:
          'what the numbers are made from besides the secret seed: the tickets and the public random beacon drand, which the server must reach; or, only where a merchant says so, the tickets alone: then whoever runs the server could try out tickets of their own, and pages say so',
      }),
    ),
    lotteries: Type.Array(
      Type.Object(
        {
          code: Code('the id that draws, tickets and addresses keep'),
          vendor: literals(lotteryVendors, 'the card of home under which it stands'),
          name: Type.String({
            minLength: 1,
            maxLength: 80,
            description: 'key of a text in the `lottery` catalogue, or a name that is shown as it is',
          }),
          image: optional(AssetFile),
          everyMinutes: optional(
            Type.Unsafe<(typeof DIVISORS)[number]>(
              Type.Union(
                DIVISORS.map(minutes => Type.Literal(minutes)),
                { description: 'a draw every so many minutes, counted from the full hour' },
              ),
            ),
          ),
          times: optional(
            Type.Array(Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', message: 'must be a time of day like 18:30' }), {
              minItems: 1,
              maxItems: 24,
              uniqueItems: true,
              description: 'a draw at these times of every day, in the merchant’s time zone (safe-play.json)',
            }),
          ),
          closeSeconds: optional(
            Type.Integer({ minimum: 10, maximum: 3600, default: 20, description: 'sales end this long before the draw, seconds' }),
          ),
          price: Type.Number({ minimum: 0, maximum: 1_000_000, description: 'of a ticket, in whole units of the currency' }),
          mostUnits: optional(
            Type.Integer({
              minimum: 1,
              maximum: 1000,
              default: 10,
              description: 'how many times the price can be staked on one ticket, for as many times the prize',
            }),
          ),
          most: optional(
            Type.Object(
              {
                number: optional(
                  Type.Number({ minimum: 0, maximum: 1_000_000_000, description: 'on the same numbers, in whole units of the currency' }),
                ),
                draw: optional(
                  Type.Number({ minimum: 0, maximum: 1_000_000_000_000, description: 'in one draw altogether, in whole units of the currency' }),
                ),
              },
              { ...strict, description: 'the most that is sold; without limit where absent' },
            ),
          ),
          pick: optional(Pick),
          digits: optional(Digits),
        },
        strict,
      ),
      { minItems: 1, maxItems: 20, description: 'in this order; each has everyMinutes or times, and pick or digits' },
    ),
  },
  strict,
)
export type LotteriesContent = Static<typeof LotteriesContent>
