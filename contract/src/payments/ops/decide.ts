import Type from 'typebox'
import { maybe, Moment, Reason } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { refusalReasons } from '#payments/withdrawals.ts'
import { PaymentId } from './parts.ts'

export const approve = declareOp({
  method: 'POST',
  path: '/ops/payments/approve',
  summary: 'Let a withdrawal go on to the company; from the merchant’s second sum on this asks a second person',
  permission: 'payments.decide',
  scope: 'merchant',
  event: 'payment.approved',
  request: Type.Object({ id: PaymentId, reason: Reason }),
  answer: Type.Object({
    outcome: Type.Enum(['approved', 'asked', 'returned'], {
      description: 'asked: another person decides; returned: the member owes something by now, so that it came back',
    }),
    approval: maybe(Type.String({ description: 'where a second person decides' })),
  }),
  errors: ['payment.unknown', 'payment.decided', 'act.refused'],
})

export const refuse = declareOp({
  method: 'POST',
  path: '/ops/payments/refuse',
  summary: 'Give the money of a withdrawal back to the member, who reads why',
  permission: 'payments.decide',
  scope: 'merchant',
  event: 'payment.refused',
  request: Type.Object({
    id: PaymentId,
    why: Type.Enum(
      refusalReasons.filter(reason => reason !== 'owed'),
      { description: 'what the member reads' },
    ),
    reason: Reason,
  }),
  answer: Type.Object({}),
  errors: ['payment.unknown', 'payment.decided'],
})

export const hold = declareOp({
  method: 'POST',
  path: '/ops/payments/hold',
  summary: 'Put a withdrawal aside until a moment, or back into the queue',
  permission: 'payments.decide',
  scope: 'merchant',
  event: 'payment.aside',
  request: Type.Object({ id: PaymentId, hours: Type.Integer({ minimum: 0, maximum: 168, description: '0: back into the queue' }), reason: Reason }),
  answer: Type.Object({ until: maybe(Moment) }),
  errors: ['payment.unknown', 'payment.decided'],
})
