import Type, { type Static } from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { LARGEST_LIMIT, limitKinds, limitPeriods } from './limit-kinds.ts'

export const LimitKindField = oneOf(limitKinds)
export const LimitPeriodField = oneOf(limitPeriods)

export const LimitAmount = (description: string) => Type.Integer({ minimum: 0, maximum: LARGEST_LIMIT, description })

export const Limit = Type.Object({
  kind: LimitKindField,
  period: LimitPeriodField,
  most: LimitAmount('money in the smallest unit, or minutes'),
  used: Type.Integer({ description: 'in this period; below 0 where more was won than lost' }),
  endsAt: Moment('when the period ends and the next one begins'),
  raise: orNull(
    Type.Object(
      {
        to: orNull(LimitAmount('what is asked for')),
        from: Moment('from when it can be confirmed'),
        until: Moment('until when; after that it must be asked for again'),
        mayConfirm: Type.Boolean({ description: 'it has been waited for' }),
      },
      { description: 'a higher limit that was asked for (null: none at all)' },
    ),
  ),
})
export type Limit = Static<typeof Limit>

export const LimitReached = Type.Object(
  {
    kind: LimitKindField,
    period: LimitPeriodField,
    most: LimitAmount('money in the smallest unit, or minutes'),
    left: LimitAmount('what the period still has room for'),
    endsAt: Moment('when the period ends and the next one begins'),
  },
  { description: 'the limit in the way; of several the one with the least room' },
)
export type LimitReached = Static<typeof LimitReached>

export const Pause = Type.Object({
  kind: Type.Union([Type.Literal('break'), Type.Literal('exclusion')]),
  since: Moment('when it began'),
  until: orNull(Moment('its end; null: without end')),
  endsAt: orNull(Moment('when playing is possible again; null where a self-exclusion has not been ended')),
  mayReturn: Type.Boolean({ description: 'a self-exclusion is over, and the member can ask to come back' }),
})
export type Pause = Static<typeof Pause>
