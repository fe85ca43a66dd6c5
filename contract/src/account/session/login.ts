import Type from 'typebox'
import { firebaseFields } from '#account/identity/identity-fields.ts'
import { declareCall } from '#call.ts'
import { captchaFields } from '#captcha/captcha-fields.ts'
import { CAPTCHA_ERRORS, IDENTITY_ERRORS } from '#errors.ts'
import { DeviceId, DeviceKind, DeviceTrust, Password } from '#fields.ts'
import { SessionAnswer } from './session-answer.ts'

export const login = declareCall({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Sign in by user name and password, with a remember token, by an SMS code, or by phone or social identity',
  session: 'none',
  encrypted: true,
  moduleId: 'LOGIN3',
  request: Type.Object(
    {
      type: Type.Union([Type.Literal('username'), Type.Literal('sms'), Type.Literal('firebase')]),
      username: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 254,
          description: 'for every type except firebase: a user name, or a proven number or e-mail address; sms: dialling code and number',
        }),
      ),
      password: Type.Optional(Type.Unsafe<string>({ ...Password, description: 'sms: the code' })),
      rememberToken: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
      idempotencyKey: Type.Optional(
        Type.String({
          pattern: '^[0-9a-f]{32}$',
          description: 'random, with `rememberToken`: the same again, after an answer that was lost, gives the same next token',
        }),
      ),
      ...Type.Partial(Type.Object(firebaseFields)).properties,
      remember: Type.Optional(Type.Boolean({ description: 'ask for a remember token' })),
      loginDeviceId: Type.Optional(DeviceId),
      deviceTrust: Type.Optional(DeviceTrust),
      isOfficialAppLogin: Type.Optional(Type.Boolean()),
      device: Type.Optional(DeviceKind),
      ...captchaFields,
    },
    { examples: [{ type: 'username', username: 'river_fox', password: 'Lantern-42-river', remember: true }] },
  ),
  answer: SessionAnswer,
  errors: [
    'account.closed',
    'account.locked',
    'login_verify_required',
    'bind_customer_required',
    'login.cred.err',
    'not.exists.user',
    'remember.token.invalid',
    'verification.code.invalid',
    'mobile.invalid',
    'mobile.unknown',
    'request.invalid',
    ...IDENTITY_ERRORS,
    ...CAPTCHA_ERRORS,
  ],
})
