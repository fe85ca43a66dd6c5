import Type, { type Static } from 'typebox'
import { Moment, oneOf, orNull, RowNumber } from '#fields.ts'
import { StatementLine } from '#money/statement.ts'
import { ofMember } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

/** What a movement belongs to. */
const Belongs = Type.Object({
  kind: oneOf(['payment', 'round', 'draw', 'reward', 'order', 'referral', 'staff', 'reference'] as const),
  id: Type.String({ description: 'of the payment, round, draw, promotion or good' }),
  name: Type.String({ description: 'the game, channel or bank; may be empty' }),
  provider: orNull(Type.String({ description: 'of a round: whose it is' })),
})

const Line = Type.Object({
  ...StatementLine.properties,
  belongs: Belongs,
  by: orNull(Type.String({ description: 'who of the staff made it' })),
  reason: orNull(Type.String({ description: 'what they wrote' })),
})
export type MoneyLine = Static<typeof Line>

export const memberMoney = declareOp({
  method: 'GET',
  path: '/ops/members/money',
  summary: 'The lines of a member’s account, the newest first, each with what it belongs to',
  permission: 'members.read',
  scope: 'merchant',
  event: 'member.read',
  about: ['member', 'id'],
  request: Type.Object({
    ...ofMember,
    account: Type.Optional(oneOf(['main', 'points'] as const)),
    kinds: Type.Optional(oneOf(['payments', 'games'] as const)),
    before: Type.Optional(RowNumber('lines before the one with this version')),
  }),
  answer: Type.Object({
    lines: Type.Array(Line),
    more: Type.Boolean(),
    payments: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: oneOf(['deposit', 'withdrawal'] as const),
        state: Type.String(),
        amount: Type.Integer(),
        fee: Type.Integer(),
        way: Type.String({ description: 'the channel of a deposit, bank and end of the account of a withdrawal' }),
        reason: orNull(Type.String()),
        contradiction: orNull(Type.String()),
        createdAt: Moment('when'),
        changedAt: Moment('when it came into its state'),
      }),
      { description: 'with the first page: the latest payments, also those that moved nothing' },
    ),
  }),
  errors: ['member.unknown'],
})
