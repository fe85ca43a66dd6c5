import Type from 'typebox'
import { MemberName, Moment, Sum } from '#ops/fields.ts'

// What ops about payments share.

export const PaymentId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
export const waitReasons = ['sum', 'first', 'account'] as const
export const payoutStates = ['waiting', 'held', 'sent', 'paid', 'returned'] as const

/** A payment in a list. */
export const PaymentLine = Type.Object({
  id: PaymentId,
  kind: Type.Enum(['deposit', 'withdrawal']),
  state: Type.String(),
  member: MemberName,
  amount: Sum,
  fee: Sum,
  createdAt: Moment,
  changedAt: Moment,
})
