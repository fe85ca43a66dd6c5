import Type from 'typebox'
import { optional, strict } from './merchant-fields.ts'

/** Defaults for what the merchant does not set (docs/messages.md). */
export const budgetDefaults = { perDay: 5000, perCountryPerDay: 2000 } as const

/** How many codes may be sent by a channel, because each costs the merchant money. */
export const Budget = Type.Object(
  {
    perDay: optional(Type.Integer({ minimum: 1, default: budgetDefaults.perDay, description: 'codes a day' })),
    perCountryPerDay: optional(
      Type.Integer({ minimum: 1, default: budgetDefaults.perCountryPerDay, description: 'codes a day to the numbers of one country, by SMS' }),
    ),
  },
  { ...strict, description: 'how many codes may be sent (docs/messages.md)' },
)
