import Type, { type Static } from 'typebox'
import { AssetFile, Words, optional, strict } from '#merchant/merchant-fields.ts'
import { PROFILE_ICONS } from '#profile/profile-icon.ts'
import { CreditGift } from '#rewards/gifts.ts'

export const GoodId = Type.String({ pattern: '^[a-z0-9_-]{1,32}$' })
const WrittenId = Type.String({
  ...GoodId,
  message: 'must be 1 to 32 of a–z, 0–9, _ and -, like mug',
  description: 'the id that calls and orders use; a good that is another one gets another id',
})

/** `content/mall.json`: what points buy (docs/mall.md). A merchant without the file has no point market. */
export const MallContent = Type.Object(
  {
    goods: Type.Array(
      Type.Object(
        {
          id: WrittenId,
          kind: Type.Union([Type.Literal('parcel'), Type.Literal('ticket'), Type.Literal('icon'), Type.Literal('credit'), Type.Literal('lottery')], {
            description:
              'parcel: sent to an address, which the member gives; ticket: a code or a ticket to something, which staff write into the order; icon: a picture for the profile; credit: play credit; lottery: a ticket for the next draw of a lottery. The member has these three at once',
          }),
          credit: optional(CreditGift),
          lottery: optional(Type.String({ description: 'its code, where kind is lottery' })),
          image: optional(AssetFile),
          icon: optional(
            Type.Integer({
              minimum: 1,
              maximum: PROFILE_ICONS,
              description: 'of the kind icon, instead of an image: the number of the profile picture, above those that every member may choose',
            }),
          ),
          name: Words('name'),
          text: Words('a few sentences about it; of play credit, `{{amount}}` stands for the amount with its currency'),
          price: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'in points' }),
          perMember: optional(
            Type.Integer({ minimum: 1, description: 'how many one member may order, refused ones not counted; of an icon always one' }),
          ),
          stock: Type.Integer({
            minimum: 0,
            maximum: 1_000_000,
            description: 'how many there are in all, those that were ordered before included; 0: sold out',
          }),
        },
        strict,
      ),
      { minItems: 1, maxItems: 100, description: 'shown in this order' },
    ),
  },
  strict,
)
export type MallContent = Static<typeof MallContent>

/** A good as pages show it. How many are left is asked for (`mall.overview`). */
export interface Good {
  readonly id: string
  readonly kind: MallContent['goods'][number]['kind']
  /** Null of an icon. */
  readonly image: string | null
  /** The number of the profile picture that it is. */
  readonly icon: number | null
  /** Of play credit. */
  readonly credit?: CreditGift | undefined
  readonly name: string
  readonly text: string
  /** In points. */
  readonly price: number
}
