import Type from 'typebox'
import { SessionAnswer } from '#account/session/session-answer.ts'
import { declareCall } from '#call.ts'
import { Password } from '#fields.ts'

export const password = declareCall({
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Change the password, or set the first one: every session and remember token of the member ends, the answer is a new session',
  session: 'required',
  beforeOwnPassword: true,
  encrypted: true,
  moduleId: 'PASSWORD3',
  request: Type.Object({
    oldPassword: Type.Optional(Type.Unsafe<string>({ ...Password, description: 'absent for a member without a password' })),
    newPassword: Password,
    removePasskeys: Type.Optional(Type.Boolean({ description: 'remove every passkey of the member, because somebody else may have added one' })),
    remember: Type.Optional(Type.Boolean({ description: 'ask for a remember token in place of the ended ones' })),
  }),
  answer: SessionAnswer,
  errors: ['no_permissions', 'confirmation.required', 'password.wrong', 'password.weak', 'password.same', 'TOO_MANY_REQUEST_LOGIN'],
})
