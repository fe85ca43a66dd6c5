import Type, { type Static } from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'

/** The most that a credit may ask for: some countries allow no more than ten times (docs/play-credit.md). */
const MOST_WAGERING = 10

/** Play credit with its terms (docs/play-credit.md). */
export const CreditGift = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'in whole units of the merchant’s currency' }),
    wagering: Type.Integer({ minimum: 1, maximum: MOST_WAGERING, description: 'how many times the amount must be staked' }),
    days: Type.Integer({ minimum: 1, maximum: 365, description: 'how long there is time for it' }),
  },
  { ...strict, description: 'play credit: the member’s own once so much was staked within the time' },
)
export type CreditGift = Static<typeof CreditGift>

/**
 * What a promotion may give, each kind once. How each is given (`rewards/gifts.ts`), what the calls answer of it and its words on the web
 * have an entry for each of these keys, or they do not compile.
 */
export const gifts = {
  points: optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'points' })),
  credit: optional(CreditGift),
  ticket: optional(
    Type.Object({ lottery: Type.String({ description: 'its code' }) }, { ...strict, description: 'a ticket for the lottery’s next draw' }),
  ),
}
export type GiftKind = keyof typeof gifts
export const giftKinds = Object.keys(gifts) as readonly GiftKind[]
