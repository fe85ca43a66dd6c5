import Type from 'typebox'
import { declareCall } from '#call.ts'
import { ActivityId } from '#content/activities/activities-content.ts'
import { CreditRules } from '#play-credit/credit-rules.ts'
import type { GiftKind } from './gifts.ts'
import { goalKinds, type GoalKind } from './goals.ts'
import { MissionTerm, PromotionId, type MissionTerm as Term } from './promotions-content.ts'

/** Says for which of its times a reward is: `once`, or the day, week or year that it began. */
export const Turn = Type.String({ pattern: '^(once|[0-9]{4}(-[0-9]{2}-[0-9]{2})?)$' })

const Day = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
export const Points = Type.Integer({ minimum: 0, description: '0: it gives something else' })
const Sum = Type.Integer({ minimum: 1, description: 'in the smallest unit' })
const Ticket = Type.Optional(Type.String({ description: 'the name of the lottery of which it gives a ticket' }))

/** What an open reward would give, by kind. */
const offered = {
  points: Points,
  credit: Type.Optional(Type.Object({ amount: Sum, needed: Sum, days: Type.Integer({ minimum: 1 }) })),
  ticket: Ticket,
} satisfies Record<GiftKind, Type.TSchema>

/** What a reward gave that was taken, by kind. */
const given = { points: Points, credit: Type.Optional(Sum), ticket: Ticket } satisfies Record<GiftKind, Type.TSchema>

/** A promotion or mission that is open to the member, in the caller’s language. */
export const OpenReward = Type.Object({
  id: PromotionId,
  turn: Turn,
  title: Type.String(),
  terms: Type.String(),
  mission: Type.Union([Type.Unsafe<Term>(MissionTerm), Type.Null()]),
  ...offered,
  state: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('taken')], {
    description: 'waiting: reached, and not taken yet; taken: in this day, week or season',
  }),
  goals: Type.Array(
    Type.Object({
      kind: Type.Unsafe<GoalKind>(Type.Union(goalKinds.map(kind => Type.Literal(kind)))),
      completed: Type.Number({ minimum: 0 }),
      expected: Type.Number({ minimum: 0 }),
    }),
  ),
  activity: Type.Union([ActivityId, Type.Null()], { description: 'the activity to take part in' }),
  lastDay: Day('the last day on which it can be reached and taken, YYYY-MM-DD; null: without end'),
  left: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'how many are left for all members; null: without limit' }),
})

/** A reward that the member has taken. */
export const TakenReward = Type.Object({
  id: PromotionId,
  turn: Turn,
  title: Type.Union([Type.String(), Type.Null()], { description: 'null: the merchant does not have the promotion any more' }),
  ...given,
  claimedAt: Type.String({ description: 'ISO 8601' }),
})

export const rewards = declareCall({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getRewards',
  summary: 'The member’s rewards: those that wait, those that run with their progress, and the last 50 taken (docs/promotions.md)',
  session: 'required',
  moduleId: 'PROMOTION3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    paused: Type.Boolean({ description: 'the member takes a break or is self-excluded: nothing is offered' }),
    birthday: Type.Union([Type.Literal('known'), Type.Literal('wanted'), Type.Literal('not wanted')], {
      description: 'wanted: the merchant has a gift for it, and the member has not entered the day yet',
    }),
    credit: Type.Optional(
      Type.Object(
        { amount: Sum, staked: Type.Integer({ minimum: 0 }), needed: Sum, endsAt: Type.String({ description: 'ISO 8601' }), rules: CreditRules },
        { description: 'the play credit that the member has' },
      ),
    ),
    creditRules: Type.Optional({
      ...CreditRules,
      description: 'of play credit that is taken now; absent: every stake counts in full, without a limit',
    }),
    open: Type.Array(OpenReward),
    taken: Type.Array(TakenReward, { description: 'the latest first' }),
  }),
  errors: [],
})
