import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { FormKey, Moment, NextPage, oneOf, orNull, PageCursor, Sum } from '#fields.ts'
import { AMOUNT_ERRORS, requestedSum, PaymentId } from './payment-fields.ts'

const depositStates = ['created', 'pending', 'paid', 'declined', 'expired'] as const
export type DepositState = (typeof depositStates)[number]

export const Deposit = Type.Object({
  id: PaymentId,
  state: oneOf(depositStates, {
    description:
      'created: not known to the provider yet; pending: the player can pay; paid: the money is in the balance. Declined and expired ones become paid where the money comes nevertheless',
  }),
  reason: orNull(Type.String(), {
    description: 'the error code of what kept the money from the balance; null where the provider or the player declined',
  }),
  channel: Type.String({ description: 'its id' }),
  name: Type.String({ description: 'of the channel, in the caller’s language; its id where the merchant has it no more' }),
  currency: Type.String(),
  amount: Sum('what comes into the balance'),
  fee: Sum('what is paid beside it'),
  createdAt: Moment('when it was asked for'),
  changedAt: Moment('when it came into its state'),
  expiresAt: Moment('until when it can be paid'),
  url: orNull(Type.String(), { description: 'the provider’s page on which it is paid; null where it cannot be paid any more' }),
})
export type Deposit = Static<typeof Deposit>

export const createDeposit = declareCall({
  method: 'POST',
  path: '/wps/payment/deposit',
  summary: 'Ask to pay in; the answer names the provider’s page, which leads back to /m/voucherCenter?deposit=<id>',
  session: 'required',
  moduleId: 'DEPOSIT3',
  request: Type.Object({ key: FormKey, channel: Type.String({ maxLength: 32 }), ...requestedSum }),
  answer: Deposit,
  errors: [
    ...AMOUNT_ERRORS,
    'no_permissions',
    'account.closed',
    'deposit.locked',
    'identity.needed',
    'play.paused',
    'limit.required',
    'documents.not.accepted',
    'limit.reached',
    'duplicate_transaction',
    'payment.channel.closed',
    'payment.provider.unavailable',
  ],
})

export const deposit = declareCall({
  method: 'GET',
  path: '/wps/payment/deposit',
  summary: 'One deposit of the member, to follow until it ends',
  session: 'required',
  moduleId: 'DEPOSIT3',
  cache: 'never',
  request: Type.Object({ id: PaymentId }),
  answer: Deposit,
  errors: ['payment.unknown'],
})

export const deposits = declareCall({
  method: 'GET',
  path: '/wps/payment/deposits',
  summary: 'The member’s deposits, the latest first, 20 on a page',
  session: 'required',
  moduleId: 'DEPOSIT3',
  cache: 'never',
  request: Type.Object({ after: Type.Optional(PageCursor) }),
  answer: Type.Object({ deposits: Type.Array(Deposit), next: NextPage }),
  errors: [],
})
