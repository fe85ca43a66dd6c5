import Type from 'typebox'
import { declareCall } from '#call.ts'

export const close = declareCall({
  method: 'POST',
  path: '/wps/member/close',
  summary: 'Close the member’s own account for good: every session ends, and nobody signs in to it again',
  session: 'required',
  moduleId: 'MEMBER3',
  request: Type.Object({}),
  answer: Type.Object({}),
  errors: ['no_permissions', 'confirmation.required', 'account.not.empty', 'account.payment.open', 'account.in.play'],
})
