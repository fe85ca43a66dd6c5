import Type, { type Static } from 'typebox'
import { Language } from '#fields.ts'

const Days = (description: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650, description: `days: ${description}` }))
const Sum = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: `${description}, in the currency’s smallest unit` }))
const anyOf = <Item extends Type.TSchema>(item: Item, description: string) =>
  Type.Optional(Type.Array(item, { minItems: 1, maxItems: 50, uniqueItems: true, description }))
const Tag = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,31}$' })

/** Whom something is for: all that is said must hold; every member where nothing is. */
export const Segment = Type.Object(
  {
    ranks: anyOf(Type.Integer({ minimum: 0, maximum: 1_000 }), 'levels of the merchant’s ranks'),
    countries: anyOf(Type.String({ pattern: '^[A-Z]{2}$' }), 'ISO 3166-1, from where members registered'),
    languages: anyOf(Language, 'of the member; who has chosen none counts to the merchant’s first'),
    registeredWithin: Days('registered since'),
    seenWithin: Days('came since'),
    unseenFor: Days('did not come since'),
    depositedFrom: Sum('the sum of all deposits is at least'),
    depositedUntil: Sum('the sum of all deposits is at most'),
    stakedFrom: Sum('all that was staked is at least'),
    stakedUntil: Sum('all that was staked is at most'),
    balanceFrom: Sum('the balance is at least'),
    balanceUntil: Sum('the balance is at most'),
    tags: anyOf(Tag, 'has one of these tags of staff'),
    withoutTags: anyOf(Tag, 'has none of these tags of staff'),
  },
  { additionalProperties: false },
)
export type Segment = Static<typeof Segment>
