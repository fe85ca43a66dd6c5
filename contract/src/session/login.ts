import Type from 'typebox'
import { declareCall } from '#call.ts'
import { captchaFields } from '#captcha/fields.ts'
import { CAPTCHA_ERRORS } from '#errors.ts'
import { DeviceId, DeviceKind, Password } from '#fields.ts'
import { SessionAnswer } from '#session/session-answer.ts'

export const login = declareCall({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Sign in by user name and password, or with a remember token',
  session: 'none',
  encrypted: true,
  moduleId: 'LOGIN3',
  request: Type.Object({
    type: Type.Literal('username'),
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.Optional(Password),
    rememberToken: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
    remember: Type.Optional(Type.Boolean({ description: 'ask for a remember token' })),
    loginDeviceId: Type.Optional(DeviceId),
    isOfficialAppLogin: Type.Optional(Type.Boolean()),
    device: Type.Optional(DeviceKind),
    ...captchaFields,
  }),
  answer: SessionAnswer,
  errors: [
    'login_verify_required',
    'login.cred.err',
    'not.exists.user',
    'remember.token.invalid',
    'login.account.locked',
    'TOO_MANY_REQUEST_LOGIN',
    ...CAPTCHA_ERRORS,
  ],
})
