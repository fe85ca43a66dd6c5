import Type, { type Static } from 'typebox'
import { declareCall } from '#call.ts'
import { Moment } from '#fields.ts'

const AccountId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** A bank account that money can be paid out to. */
export const PayoutAccount = Type.Object({
  id: AccountId,
  bank: Type.String({ description: 'its code' }),
  bankName: Type.String({ description: 'in the caller’s language; its code where the merchant has it no more' }),
  number: Type.String({ description: 'only its last four characters are shown' }),
  holder: Type.String(),
  addedAt: Moment('when it was added'),
  usableAt: Moment('from when on money can be paid out to it'),
})
export type PayoutAccount = Static<typeof PayoutAccount>

export const addPayoutAccount = declareCall({
  method: 'POST',
  path: '/wps/payment/account',
  summary: 'Add a bank account; it can be used after the merchant’s waiting time',
  session: 'required',
  encrypted: true,
  moduleId: 'WITHDRAW3',
  request: Type.Object({
    bank: Type.String({ maxLength: 32, description: 'code of one of the banks that the settings name' }),
    number: Type.String({ minLength: 1, maxLength: 64, description: 'as typed: spaces and hyphens do not matter' }),
    holder: Type.String({ minLength: 1, maxLength: 80, description: 'as the bank has it' }),
  }),
  answer: PayoutAccount,
  errors: ['no_permissions', 'confirmation.required', 'payout.account.invalid', 'payout.account.exists', 'payout.account.limit', 'payee.name.wrong'],
})

export const removePayoutAccount = declareCall({
  method: 'POST',
  path: '/wps/payment/account/remove',
  summary: 'Remove a bank account; withdrawals that are under way go on',
  session: 'required',
  moduleId: 'WITHDRAW3',
  request: Type.Object({ id: AccountId }),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required'],
})
