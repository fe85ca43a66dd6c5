import Type from 'typebox'
import { currencyOf, maybe, Moment, Reason } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { PaymentId, PaymentLine } from './parts.ts'

const StuckLine = Type.Object({
  ...PaymentLine.properties,
  checks: Type.Integer({ description: 'how often the company was asked' }),
  triedAt: maybe(Moment),
})

export const stuck = declareOp({
  method: 'GET',
  path: '/ops/payments/stuck',
  summary: 'Payments that should have ended by now: withdrawals after an hour, deposits a quarter of an hour after their time; the oldest first',
  permission: 'payments.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({ ...currencyOf, items: Type.Array(StuckLine) }),
  errors: [],
})

export const contradictions = declareOp({
  method: 'GET',
  path: '/ops/payments/contradictions',
  summary: 'Payments of which the company says something else than was done, until somebody has found out why',
  permission: 'payments.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({ ...currencyOf, items: Type.Array(Type.Object({ ...PaymentLine.properties, says: Type.String() })) }),
  errors: [],
})

export const resolve = declareOp({
  method: 'POST',
  path: '/ops/payments/resolve',
  summary: 'Write down what a contradiction was; no money moves',
  permission: 'payments.repair',
  scope: 'merchant',
  event: 'payment.resolved',
  request: Type.Object({ id: PaymentId, reason: Reason }),
  answer: Type.Object({}),
  errors: ['payment.unknown', 'payment.decided'],
})

export const askCompany = declareOp({
  method: 'POST',
  path: '/ops/payments/askCompany',
  summary: 'Ask the payment company what became of a payment, and do what follows from its answer',
  permission: 'payments.repair',
  scope: 'merchant',
  event: 'payment.company-asked',
  request: Type.Object({ id: PaymentId }),
  answer: Type.Object({
    says: maybe(Type.String({ description: 'null: the company does not know it' })),
    state: Type.String({ description: 'of the payment here, now' }),
  }),
  errors: ['payment.unknown', 'payment.company.silent'],
})

export const giveBack = declareOp({
  method: 'POST',
  path: '/ops/payments/giveBack',
  summary: 'Ask a second person to give the money of a withdrawal back that the company does not pay',
  permission: 'payments.repair',
  scope: 'merchant',
  event: 'payment.give-back-asked',
  request: Type.Object({ id: PaymentId, reason: Reason }),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['payment.unknown', 'payment.decided'],
})
