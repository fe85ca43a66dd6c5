import Type from 'typebox'
import { currencyOf, maybe, MemberName, Moment, Sum } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { PaymentId } from './parts.ts'

export const payment = declareOp({
  method: 'GET',
  path: '/ops/ledger/payment',
  summary: 'A payment by its number, for whoever books that it was taken back',
  permission: 'ledger.chargeback',
  scope: 'merchant',
  event: 'payment.read',
  about: ['payment', 'id'],
  request: Type.Object({ id: PaymentId }),
  answer: Type.Object({
    ...currencyOf,
    id: PaymentId,
    kind: Type.Enum(['deposit', 'withdrawal']),
    state: Type.String(),
    member: MemberName,
    amount: Sum,
    takenBack: maybe(Type.String()),
    changedAt: Moment,
    balance: Sum,
    owed: Sum,
  }),
  errors: ['payment.unknown'],
})
