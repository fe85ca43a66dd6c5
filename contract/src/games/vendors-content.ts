import Type, { type Static } from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'
import { Lane } from './new-game-vendor.ts'

/** `content/vendors.json`: the lanes of the home page. What stands behind them is counted. */
export const VendorsContent = Type.Object(
  {
    lanes: Type.Array(Type.Object({ ...Type.Pick(Lane, ['title', 'gameCategory', 'cards']).properties }, strict), {
      description: 'the rows of the home page, in this order',
    }),
    names: optional(
      Type.Record(
        Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
        Type.String({ description: 'key of a text in the `play` catalogue, or a name that is shown as it is' }),
        {
          description: 'names of vendors for which several cards stand, by code, e.g. TCG; without one the first card’s name is shown, never a code',
        },
      ),
    ),
  },
  strict,
)
export type VendorsContent = Static<typeof VendorsContent>
