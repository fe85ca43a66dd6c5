import Type from 'typebox'
import { declareCall } from '#call.ts'
import { captchaFields } from '#captcha/fields.ts'
import { CAPTCHA_ERRORS } from '#errors.ts'
import { AffiliateCode, DeviceId, DeviceKind, Password, Username } from '#fields.ts'
import { SessionAnswer } from '#session/session-answer.ts'

/** How the member came to register (spec 1 §3). */
export const RegisterMethod = Type.Union([Type.Literal('APP'), Type.Literal('H5'), Type.Literal('PWA'), Type.Literal('WEBCLIP')])

export const register = declareCall({
  method: 'POST',
  path: '/wps/member/register',
  summary: 'Register by user name; the answer is a session where `login` is true',
  session: 'none',
  encrypted: true,
  moduleId: 'REG3',
  request: Type.Object({
    username: Username,
    password: Password,
    login: Type.Boolean(),
    remember: Type.Optional(Type.Boolean()),
    registerMethod: RegisterMethod,
    registerUrl: Type.Optional(Type.String({ maxLength: 500 })),
    domain: Type.Optional(Type.String({ maxLength: 253 })),
    referralCode: Type.Optional(AffiliateCode),
    affiliateCode: Type.Optional(AffiliateCode),
    loginDeviceId: Type.Optional(DeviceId),
    isOfficialAppLogin: Type.Optional(Type.Boolean()),
    device: Type.Optional(DeviceKind),
    ...captchaFields,
  }),
  answer: Type.Object({
    customerId: Type.String(),
    customerName: Type.String(),
    session: Type.Optional(SessionAnswer),
  }),
  errors: ['username.exists', 'password.weak', 'register.disabled', ...CAPTCHA_ERRORS],
})
