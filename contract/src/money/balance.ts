import Type from 'typebox'
import { declareCall } from '#call.ts'
import { currencyFields } from '#fields.ts'

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
    ...currencyFields,
    main: Held,
    held: Type.Integer({ ...Held, description: 'set aside for withdrawals that are under way' }),
    points: Held,
    credit: Type.Optional(
      Type.Integer({ ...Held, minimum: 1, description: 'play credit, held apart (docs/play-credit.md); absent if there is none' }),
    ),
    owed: Type.Optional(
      Type.Integer({ ...Held, minimum: 1, description: 'what the member owes, e.g. for a deposit that was taken back; absent if nothing' }),
    ),
    walletVersion: Type.Integer({ minimum: 0, description: 'rises with every movement' }),
  }),
  errors: [],
})
