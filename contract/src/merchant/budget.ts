import Type from 'typebox'
import { optional, strict } from './merchant-fields.ts'

/** Defaults for what the merchant does not set (docs/messages.md). */
export const budgetDefaults = { perDay: 5000, perCountryPerDay: 2000, membersPerDay: 2000 } as const

/** How many codes may be sent by a channel, because each costs the merchant money. */
export const Budget = Type.Object(
  {
    perDay: optional(Type.Integer({ minimum: 1, default: budgetDefaults.perDay, description: 'codes a day that visitors ask for' })),
    perCountryPerDay: optional(
      Type.Integer({ minimum: 1, default: budgetDefaults.perCountryPerDay, description: 'codes a day to the numbers of one country, by SMS' }),
    ),
    membersPerDay: optional(
      Type.Integer({
        minimum: 1,
        default: budgetDefaults.membersPerDay,
        description: 'codes a day after a right password, and as many in members’ sessions',
      }),
    ),
  },
  { ...strict, description: 'how many codes may be sent (docs/messages.md)' },
)
