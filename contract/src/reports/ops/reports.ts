import Type from 'typebox'
import { currencyOf, maybe, Sum } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'a day of the merchant' })
const days = { from: Day, until: Day }
const Count = Type.Integer({ minimum: 0 })

export const reportDivisions = ['day', 'game', 'channel', 'campaign', 'way'] as const
/** How a member came: by nothing that is known, a friend’s invitation, an agent, or an affiliate’s code. */
export const reportChannels = ['direct', 'friend', 'agent', 'affiliate'] as const
/** A report has no more days, so that nobody asks for all of them at once. */
export const REPORT_DAYS = 400

export const state = declareOp({
  method: 'GET',
  path: '/ops/reports/state',
  summary: 'From which day on there are summaries, and when they were made',
  permission: 'reports.read',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object({}),
  answer: Type.Object({
    today: Type.String({ description: 'the merchant’s day' }),
    firstDay: maybe(Type.String({ description: 'the first one on which anything was moved' })),
    madeAt: maybe(Type.String({ description: 'ISO 8601: they are at most five minutes old' })),
  }),
  errors: [],
})

export const money = declareOp({
  method: 'GET',
  path: '/ops/reports/money',
  summary: 'Turnover, result of games, deposits and withdrawals of some days: by day, game, channel, campaign or way of paying; from summaries',
  permission: 'reports.money',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object({ ...days, by: Type.Enum([...reportDivisions]) }),
  answer: Type.Object({
    ...currencyOf,
    rows: Type.Array(
      Type.Object({
        key: Type.String({ description: 'the day, or the code of the game, channel, affiliate or way of paying; empty where there is none' }),
        name: Type.String(),
        bets: Type.Integer({ description: 'those that were rolled back are taken off' }),
        turnover: Sum,
        result: Type.Integer({ description: 'turnover without what was won' }),
        deposits: Sum,
        depositCount: Count,
        paidOut: Sum,
        payoutCount: Count,
        firsts: Type.Integer({ minimum: 0, description: 'first deposits of members' }),
        players: Type.Integer({ minimum: 0, description: 'members who bet; by day alone' }),
      }),
    ),
    isCut: Type.Boolean({ description: 'there are more rows, with less' }),
  }),
  errors: [],
})

export const funnel = declareOp({
  method: 'GET',
  path: '/ops/reports/funnel',
  summary: 'How many came on some days, and what they have done since; by week of the first deposit how many play on',
  permission: 'reports.funnel',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object(days),
  answer: Type.Object({
    steps: Type.Object(
      { visits: Count, forms: Count, registered: Count, verified: Count, deposited: Count, again: Count },
      { description: 'visits and forms of those who let themselves be measured; again: a second deposit within 7 days' },
    ),
    cohorts: Type.Array(
      Type.Object({
        week: Type.String({ description: 'its Monday' }),
        size: Type.Integer({ minimum: 0, description: 'first deposits of the week' }),
        played: Type.Array(Count, { description: 'how many of them bet one week later, two weeks later and so on' }),
      }),
    ),
  }),
  errors: [],
})
