import Type, { type Static } from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'
import { limitPeriods } from './limit-kinds.ts'
import { LimitKindField, LimitPeriodField } from './safe-play-fields.ts'

const HOURS_OF_DAY = 24
/** Six weeks, the longest break; whoever wants longer excludes themselves. */
const LONGEST_BREAK = 1008

const Rules = Type.Object(
  {
    coolingHours: optional(
      Type.Integer({ minimum: HOURS_OF_DAY, maximum: 720, default: 72, description: 'how long a higher limit must be waited for, in hours' }),
    ),
    waitForPeriodEnd: optional(
      Type.Boolean({ default: true, description: 'whether a higher limit also waits until the running day, week or month of that limit is over' }),
    ),
    periods: optional(
      Type.Array(LimitPeriodField, {
        minItems: 1,
        uniqueItems: true,
        default: [...limitPeriods],
        description: 'the periods for which limits are offered',
      }),
    ),
    required: optional(
      Type.Array(LimitKindField, {
        uniqueItems: true,
        default: ['deposit', 'loss', 'time'],
        description: 'limits that a member must have set before the first deposit; an empty list asks for none',
      }),
    ),
    breaks: optional(
      Type.Array(Type.Integer({ minimum: HOURS_OF_DAY, maximum: LONGEST_BREAK }), {
        minItems: 1,
        uniqueItems: true,
        default: [24, 168, 720, LONGEST_BREAK],
        description: 'how long a break may be, in hours',
      }),
    ),
    exclusions: optional(
      Type.Array(Type.Integer({ minimum: 6, maximum: 120 }), {
        minItems: 1,
        uniqueItems: true,
        default: [6, 12, 60],
        description: 'how long a self-exclusion may be at least, in months; one without end is always offered',
      }),
    ),
    returnHours: optional(
      Type.Integer({
        minimum: HOURS_OF_DAY,
        maximum: 720,
        default: 168,
        description: 'how long a member waits who asks to come back after a self-exclusion is over, in hours',
      }),
    ),
    realityMinutes: optional(
      Type.Integer({ minimum: 5, maximum: 60, default: 30, description: 'after how many minutes of play time and result are shown' }),
    ),
    depositRewards: optional(
      Type.Boolean({ default: false, description: 'whether promotions may reward deposits (docs/promotions.md); some countries forbid it' }),
    ),
    roundMs: optional(Type.Integer({ minimum: 0, maximum: 60_000, default: 5_000, description: 'how long a round of a game takes at least, ms' })),
  },
  { ...strict, description: 'what is not said here is as strict as any country known to us asks (docs/safe-play.md)' },
)

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
