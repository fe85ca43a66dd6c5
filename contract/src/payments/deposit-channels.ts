import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { currencyFields, orNull, Sum } from '#fields.ts'
import { FeeRule } from './payment-fields.ts'

/** A way to pay in, in the caller's language. */
export const DepositChannel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  hint: orNull(Type.String(), { description: 'a line below the name' }),
  picture: orNull(Type.String(), { description: 'address of the picture' }),
  open: Type.Boolean({ description: 'false: it is shown, but takes nothing at the moment' }),
  least: Sum('the smallest amount'),
  most: Sum('the largest amount'),
  presets: Type.Array(Sum('an amount to choose'), { description: 'empty unless the merchant names some' }),
  fee: FeeRule,
  promotion: orNull(Type.String(), { description: 'what the merchant promises for deposits by this channel' }),
})
export type DepositChannel = Static<typeof DepositChannel>

export const depositChannels = declareCall({
  method: 'GET',
  path: '/wps/payment/deposit/channels',
  summary: 'The ways to pay in, in the merchant’s order',
  session: 'required',
  moduleId: 'DEPOSIT3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    ...currencyFields,
    channels: Type.Array(DepositChannel),
  }),
  errors: [],
})
