import Type from 'typebox'
import { strict } from '#merchant/merchant-fields.ts'
import { digitGroups } from './lottery-kinds.ts'
import { Factor } from './pick-content.ts'

export const literals = <const Value extends string>(values: readonly Value[], description: string) =>
  Type.Unsafe<Value>(
    Type.Union(
      values.map(value => Type.Literal(value)),
      { description },
    ),
  )

export const Digits = Type.Object(
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
