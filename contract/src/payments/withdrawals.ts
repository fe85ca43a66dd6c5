import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { FormKey, Moment, NextPage, oneOf, orNull, PageCursor, Sum } from '#fields.ts'
import { AMOUNT_ERRORS, requestedSum, PaymentId } from './payment-fields.ts'

const withdrawalStates = ['waiting', 'held', 'sent', 'paid', 'returned'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** Why staff did not pay a withdrawal out, as the member reads it. `owed`: a deposit was taken back meanwhile. */
export const refusalReasons = ['account', 'identity', 'owed', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const Withdrawal = Type.Object({
  id: PaymentId,
  state: oneOf(withdrawalStates, {
    description:
      'waiting: set aside until a person of the merchant has approved it; held: set aside, not at the provider yet; sent: the provider has it; returned: it was not paid, and is in the balance again',
  }),
  reason: orNull(oneOf(refusalReasons), { description: 'why a person of the merchant did not approve it; null where nobody refused it' }),
  currency: Type.String(),
  amount: Sum('what leaves the balance'),
  fee: Sum('what of it does not arrive'),
  account: Type.Object({ bankName: Type.String(), number: Type.String({ description: 'only its last four characters are shown' }) }),
  createdAt: Moment('when it was asked for'),
  changedAt: Moment('when it came into its state'),
})
export type Withdrawal = Static<typeof Withdrawal>

export const createWithdrawal = declareCall({
  method: 'POST',
  path: '/wps/payment/withdrawal',
  summary: 'Ask to be paid out; the amount leaves the balance at once, and the player cannot call it back',
  session: 'required',
  moduleId: 'WITHDRAW3',
  request: Type.Object({
    key: FormKey,
    account: Type.String({ maxLength: 32, description: 'the id of one of the member’s accounts' }),
    ...requestedSum,
  }),
  answer: Withdrawal,
  errors: [
    ...AMOUNT_ERRORS,
    'no_permissions',
    'confirmation.required',
    'duplicate_transaction',
    'balance.too.low',
    'payment.channel.closed',
    'payout.account.unknown',
    'payout.account.waiting',
    'payment.owed',
    'withdrawal.locked',
    'identity.needed',
  ],
})

export const withdrawal = declareCall({
  method: 'GET',
  path: '/wps/payment/withdrawal',
  summary: 'One withdrawal of the member, to follow until it ends',
  session: 'required',
  moduleId: 'WITHDRAW3',
  cache: 'never',
  request: Type.Object({ id: PaymentId }),
  answer: Withdrawal,
  errors: ['payment.unknown'],
})

export const withdrawals = declareCall({
  method: 'GET',
  path: '/wps/payment/withdrawals',
  summary: 'The member’s withdrawals, the latest first, 20 on a page',
  session: 'required',
  moduleId: 'WITHDRAW3',
  cache: 'never',
  request: Type.Object({ after: Type.Optional(PageCursor) }),
  answer: Type.Object({ withdrawals: Type.Array(Withdrawal), next: NextPage }),
  errors: [],
})
