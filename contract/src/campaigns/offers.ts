import Type from 'typebox'
import { declareCall } from '#call.ts'
import { oneOf } from '#fields.ts'

/** By what a member may agree to get offers. Pushes are chosen by their kinds (`push.setKind`). */
export const offerChannels = ['email', 'sms'] as const
export type OfferChannel = (typeof offerChannels)[number]

export const offerChoices = declareCall({
  method: 'GET',
  path: '/wps/offers',
  summary: 'By what the merchant may send offers, and what the member has agreed to; without a choice the answer is no',
  session: 'required',
  moduleId: 'PUSH3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({ channels: Type.Array(Type.Object({ channel: oneOf(offerChannels), agreed: Type.Boolean() })) }),
  errors: [],
})

export const chooseOffers = declareCall({
  method: 'POST',
  path: '/wps/offers/choose',
  summary: 'Agrees to offers by a channel, or ends that. Each choice is kept as its proof',
  session: 'required',
  moduleId: 'PUSH3',
  request: Type.Object({ channel: oneOf(offerChannels), agreed: Type.Boolean() }),
  answer: Type.Object({}),
  errors: [],
})
