import Type from 'typebox'
import { optional, strict } from '#merchant/merchant-fields.ts'
import { limitPeriods } from './limit-kinds.ts'
import { LimitKindField, LimitPeriodField } from './safe-play-fields.ts'

const HOURS_OF_DAY = 24
/** Six weeks, the longest break; whoever wants longer excludes themselves. */
const LONGEST_BREAK = 1008

export const Rules = Type.Object(
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
