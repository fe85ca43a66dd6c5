import Type from 'typebox'
import { currencyOf, maybe, MemberName, Moment, Sum } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { PaymentId, payoutStates, waitReasons } from './parts.ts'

export const queue = declareOp({
  method: 'GET',
  path: '/ops/payments/queue',
  summary: 'Withdrawals that wait for a person, the oldest first; those that were put aside stand at the end',
  permission: 'payments.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    ...currencyOf,
    total: Type.Integer({ minimum: 0, description: 'how many wait in all; the first 200 are listed' }),
    items: Type.Array(
      Type.Object({
        id: PaymentId,
        member: MemberName,
        amount: Sum,
        fee: Sum,
        createdAt: Moment,
        waitsFor: Type.Array(Type.Enum([...waitReasons])),
        people: Type.Integer({ minimum: 1, maximum: 2 }),
        asideUntil: maybe(Moment),
        asideReason: maybe(Type.String()),
      }),
    ),
  }),
  errors: [],
})

const Decision = Type.Object({ decision: Type.Enum(['approved', 'refused']), by: Type.String(), at: Moment })

export const get = declareOp({
  method: 'GET',
  path: '/ops/payments/get',
  summary: 'A withdrawal with everything by which a person decides',
  permission: 'payments.read',
  scope: 'merchant',
  event: 'payment.read',
  about: ['payment', 'id'],
  request: Type.Object({ id: PaymentId }),
  answer: Type.Object({
    ...currencyOf,
    id: PaymentId,
    state: Type.Enum([...payoutStates]),
    member: Type.Object({ id: Type.String(), username: Type.String(), since: Moment }),
    amount: Sum,
    fee: Sum,
    createdAt: Moment,
    changedAt: Moment,
    waitsFor: Type.Array(Type.Enum([...waitReasons])),
    people: Type.Integer(),
    decision: maybe(Decision),
    aside: maybe(Type.Object({ until: Moment, by: Type.String(), reason: Type.String() })),
    payee: Type.Object({
      bank: Type.String(),
      number: Type.String({ description: 'its last characters' }),
      holder: Type.String({ description: 'its first letters, for a role that does not see names' }),
      addedAt: Moment,
      isRemoved: Type.Boolean(),
      sharedWith: Type.Integer({ description: 'other members with the same bank account' }),
      paidTo: Type.Integer({ description: 'withdrawals that were paid to it before' }),
    }),
    facts: Type.Object({
      main: Sum,
      held: Sum,
      owed: Sum,
      deposited: Sum,
      deposits: Type.Integer(),
      lastDeposit: maybe(Type.Object({ amount: Sum, at: Moment })),
      stakedSince: Type.Object({ amount: Sum, bets: Type.Integer() }, { description: 'since the latest deposit' }),
      wonSince: Sum,
      paidOut: Sum,
      payouts: Type.Integer(),
      paused: Type.Boolean({ description: 'takes a break or is self-excluded: that keeps nobody from being paid out' }),
    }),
    weeks: Type.Array(Type.Object({ from: Moment, in: Sum, out: Sum }), { description: 'the last 15 weeks, the oldest first' }),
  }),
  errors: ['payment.unknown'],
})
