import Type, { type Static } from 'typebox'
import { AssetFile, optional, strict } from '#merchant/merchant-fields.ts'
import { digitGroups, lotteryVendors } from './lottery-kinds.ts'

const literals = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>(
    Type.Union(
      values.map(value => Type.Literal(value)),
      { description },
    ),
  )

const Code = (description: string) =>
  Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 24,
    message: 'must be words of a–z and 0–9, joined by -, like quick-six',
    description,
  })

/** Whole numbers of minutes that divide the hour. */
const DIVISORS = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60] as const

const Factor = Type.Number({ minimum: 0.01, maximum: 10_000_000, description: 'the prize is the price times this' })

const Pick = Type.Object(
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

const Digits = Type.Object(
  {
    length: Type.Integer({ minimum: 2, maximum: 4, description: 'how many digits each number has that is drawn' }),
    groups: Type.Array(
      Type.Object(
        {
          group: literals(digitGroups, 'the prize that the numbers are drawn for'),
          numbers: Type.Integer({ minimum: 1, maximum: 20, description: 'how many are drawn for it' }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 12, description: 'in this order; no number is drawn twice' },
    ),
    plays: Type.Array(
      Type.Object(
        {
          play: Type.String({
            pattern: '^[a-z0-9_]{1,24}$',
            message: 'must be 1 to 24 of a–z, 0–9 and _, like last_two',
            description: 'the id that tickets keep; its name is the text play_<id> of the catalogue lottery',
          }),
          digits: Type.Integer({ minimum: 1, maximum: 4, description: 'how many digits the player chooses: the last ones of a drawn number' }),
          prizes: Type.Array(Type.Object({ group: literals(digitGroups, 'numbers of this group win'), factor: Factor }, strict), {
            minItems: 1,
            maxItems: 12,
            description: 'a ticket wins once for each drawn number that ends with its digits',
          }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 12, description: 'what can be played, in this order' },
    ),
  },
  { ...strict, description: 'numbers of 2 to 4 digits, as in Vietnam and South-East Asia' },
)

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
