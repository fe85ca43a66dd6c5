import Type from 'typebox'
import { declareCall } from '#call.ts'
import { DeviceId, DeviceKind } from '#fields.ts'
import { SessionAnswer } from './session-answer.ts'

export const thirdParty = declareCall({
  method: 'POST',
  path: '/wps/session/login/thirdParty',
  summary: 'Sign in with the signed assertion of one of the merchant’s partners (docs/third-party-login.md)',
  session: 'none',
  encrypted: true,
  moduleId: 'LOGIN3',
  request: Type.Object({
    assertion: Type.String({
      pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
      maxLength: 4096,
      description: 'a signed JWT of the partner, which can be used once',
    }),
    loginDeviceId: Type.Optional(DeviceId),
    isOfficialAppLogin: Type.Optional(Type.Boolean()),
    device: Type.Optional(DeviceKind),
  }),
  answer: SessionAnswer,
  errors: ['account.closed', 'account.locked', 'third.party.invalid', 'register.disabled', 'login_verify_required'],
})
