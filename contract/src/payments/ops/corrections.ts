import Type from 'typebox'
import { currencyOf, maybe, MemberId, MemberName, Reason, Sum } from '#ops/fields.ts'
import { declareOp } from '#ops/op.ts'
import { PaymentId } from './parts.ts'

/** `give`: money of the house; `demand`: the member owes it, and it is taken from the balance as far as that goes; `write off`: what is owed is given up. */
export const corrections = ['give', 'demand', 'write off'] as const

const Wanted = {
  memberId: MemberId,
  act: Type.Enum([...corrections]),
  amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'in the smallest unit; of “write off” it says nothing' }),
}

/** A line of a transfer: what leaves an account is its debit. */
export const TransferLine = Type.Object({
  account: Type.String(),
  of: Type.Enum(['member', 'house']),
  debit: Sum,
  credit: Sum,
  before: maybe(Sum),
  after: maybe(Sum),
})

export const preview = declareOp({
  method: 'GET',
  path: '/ops/ledger/preview',
  summary: 'The lines of a correction as they would be now; they add up to 0',
  permission: 'ledger.adjust',
  scope: 'merchant',
  request: Type.Object(Wanted),
  answer: Type.Object({ ...currencyOf, member: MemberName, lines: Type.Array(TransferLine) }),
  errors: ['member.unknown', 'act.refused'],
})

export const adjust = declareOp({
  method: 'POST',
  path: '/ops/ledger/adjust',
  summary: 'Ask a second person for a correction of a member’s balance',
  permission: 'ledger.adjust',
  scope: 'merchant',
  event: 'ledger.adjust-asked',
  request: Type.Object({ ...Wanted, reason: Reason }),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['member.unknown', 'act.refused'],
})

export const chargeback = declareOp({
  method: 'POST',
  path: '/ops/ledger/chargeback',
  summary: 'Ask a second person to book that a deposit was taken back: the member owes it, and what waits to be paid out comes back',
  permission: 'ledger.chargeback',
  scope: 'merchant',
  event: 'ledger.chargeback-asked',
  request: Type.Object({ paymentId: PaymentId, reason: Reason }),
  answer: Type.Object({ approval: Type.String() }),
  errors: ['payment.unknown', 'payment.decided'],
})

export const owing = declareOp({
  method: 'GET',
  path: '/ops/ledger/owing',
  summary: 'Members who owe something, those who owe most first; at most 200',
  permission: 'ledger.read',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({ ...currencyOf, items: Type.Array(Type.Object({ member: MemberName, owed: Sum })) }),
  errors: [],
})
