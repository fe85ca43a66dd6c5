import Type from 'typebox'
import { declareCall } from '#call.ts'

/** A sum of money or points in the smallest unit. */
const Held = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

export const balance = declareCall({
  method: 'GET',
  path: '/wps/wallet/balance',
  summary: 'What the member has',
  session: 'required',
  moduleId: 'WALLET3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    currency: Type.String({ description: 'the merchant’s, as the platform names it' }),
    decimals: Type.Integer({ minimum: 0, description: 'of the currency: 2 where its smallest unit, in which the sums are, is a hundredth' }),
    main: Held,
    held: Type.Integer({ ...Held, description: 'set aside for withdrawals that are under way' }),
    points: Held,
    walletVersion: Type.Integer({ minimum: 0, description: 'rises with every movement' }),
  }),
  errors: [],
})
