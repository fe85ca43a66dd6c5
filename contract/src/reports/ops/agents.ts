import Type from 'typebox'
import { currencyOf, maybe, MemberId, Sum } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'

const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description: 'a day of the merchant' })
const days = { from: Day, until: Day }
const Count = Type.Integer({ minimum: 0 })
/** What the players below an agent moved. */
const brought = {
  turnover: Sum,
  result: Type.Integer({ description: 'turnover without what was won' }),
  deposits: Sum,
  paidOut: Sum,
  firsts: Type.Integer({ minimum: 0, description: 'first deposits of players' }),
}

export const list = declareOp({
  method: 'GET',
  path: '/ops/agents',
  summary: 'The agents of a merchant, who stands above whom, and what their own players moved in some days; from summaries',
  permission: 'agents.read',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object(days),
  answer: Type.Object({
    ...currencyOf,
    agents: Type.Array(
      Type.Object({
        id: MemberId,
        username: Type.String(),
        above: maybe(Type.String({ description: 'the id of the agent who brought this one' })),
        players: Type.Integer({ minimum: 0, description: 'members right below' }),
        ...brought,
      }),
    ),
    isCut: Type.Boolean({ description: 'there are more agents, who came later' }),
  }),
  errors: [],
})

export const statement = declareOp({
  method: 'GET',
  path: '/ops/agents/statement',
  summary: 'What the players right below an agent moved, by day; from summaries',
  permission: 'agents.read',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object({ id: MemberId, ...days }),
  answer: Type.Object({
    ...currencyOf,
    agent: Type.Object({ id: MemberId, username: Type.String() }),
    rows: Type.Array(Type.Object({ day: Type.String(), ...brought })),
  }),
  errors: ['member.unknown'],
})

export const players = declareOp({
  method: 'GET',
  path: '/ops/agents/players',
  summary: 'The members right below an agent, the latest first',
  permission: 'agents.read',
  scope: 'merchant',
  mayLag: true,
  request: Type.Object({ id: MemberId }),
  answer: Type.Object({
    players: Type.Array(
      Type.Object({ id: MemberId, username: Type.String(), joinedAt: Type.String({ description: 'ISO 8601' }), depositCount: Count, deposited: Sum }),
    ),
  }),
  errors: ['member.unknown'],
})
