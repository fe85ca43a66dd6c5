import Type from 'typebox'
import { declareCall } from '#call.ts'
import { currencyFields, Sum } from '#fields.ts'
import { FeeRule } from './payment-fields.ts'
import { PayoutAccount } from './payout-accounts.ts'

export const withdrawalSetting = declareCall({
  method: 'GET',
  path: '/wps/payment/withdrawal/setting',
  summary: 'What the member can be paid out to, and within which limits',
  session: 'required',
  moduleId: 'WITHDRAW3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    ...currencyFields,
    open: Type.Boolean({ description: 'false: nothing is paid out at the moment' }),
    least: Sum('the smallest amount'),
    most: Sum('the largest amount'),
    fee: FeeRule,
    waitHours: Type.Integer({ minimum: 0, description: 'how long a new account waits' }),
    mostAccounts: Type.Integer({ minimum: 1, description: 'how many accounts a member can have' }),
    banks: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    accounts: Type.Array(PayoutAccount, { description: 'the member’s, the latest first' }),
  }),
  errors: [],
})
