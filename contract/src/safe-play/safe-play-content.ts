import Type, { type Static } from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'
import { Rules } from './safe-play-rules.ts'

const Helpline = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80, description: 'of the organisation, as it calls itself' }),
    phone: optional(
      Type.String({
        pattern: '^[+0-9][0-9 ()-]{1,24}$',
        message: 'must be a telephone number of digits, spaces, brackets and hyphens, like 1800-6-668-668',
        description: 'as one dials it there',
      }),
    ),
    url: optional(Type.String({ pattern: '^https://[^\\s]+$', message: 'must be an address that begins with https://', description: 'its page' })),
  },
  strict,
)

const countryFields = {
  rules: optional(Rules),
  helplines: Type.Array(Helpline, { minItems: 1, maxItems: 8, description: 'who helps players there, in this order' }),
}

/** `content/safe-play.json`: the policy of playing safely (docs/safe-play.md). */
export const SafePlayContent = Type.Object(
  {
    timeZone: optional(
      Type.String({
        pattern: '^[A-Za-z0-9_+/-]{1,64}$',
        message: 'must be the name of a time zone, like Asia/Manila',
        default: 'UTC',
        description: 'where days, weeks and months of limits begin at midnight',
      }),
    ),
    ...countryFields,
    countries: optional(
      Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.Object(countryFields, strict), {
        ...strict,
        description: 'country code → its own policy, which takes the place of the one above',
      }),
    ),
  },
  strict,
)
export type SafePlayContent = Static<typeof SafePlayContent>
export type SafePlayRules = Required<Static<typeof Rules>>
export type Helpline = Static<typeof Helpline>
