import Type from 'typebox'
import { CodeSent, VerificationCode } from '#account/verification/code-sent.ts'
import { declareCall } from '#call.ts'
import { captchaFields } from '#captcha/captcha-fields.ts'
import { CAPTCHA_ERRORS } from '#errors.ts'
import { DeviceId, Email, mobileFields, Password } from '#fields.ts'

const recovery = { method: 'POST', session: 'none', moduleId: 'PASSWORD3', answer: CodeSent } as const
const rest = { loginDeviceId: Type.Optional(DeviceId), ...captchaFields }

export const passwordRecoverySms = declareCall({
  ...recovery,
  path: '/wps/member/password/recovery/sms',
  summary: 'Send a code for a new password to a member’s number; the answer is the same if no member has it',
  request: Type.Object({ ...mobileFields, ...rest }),
  errors: ['mobile.invalid', 'message.channel.off', ...CAPTCHA_ERRORS],
})

export const passwordRecoveryEmail = declareCall({
  ...recovery,
  path: '/wps/member/password/recovery/email',
  summary: 'Send a code for a new password to a member’s e-mail address; the answer is the same if no member has it',
  request: Type.Object({ email: Email, ...rest }),
  errors: ['message.channel.off', ...CAPTCHA_ERRORS],
})

export const passwordRecovery = declareCall({
  method: 'POST',
  path: '/wps/member/password/recovery',
  summary: 'Set a new password by the code that was sent to the number or address; every session and remember token of the member ends',
  session: 'none',
  encrypted: true,
  moduleId: 'PASSWORD3',
  request: Type.Object({
    ...Type.Partial(Type.Object(mobileFields)).properties,
    email: Type.Optional(Email),
    verificationCode: VerificationCode,
    newPassword: Password,
  }),
  answer: Type.Object({}),
  errors: ['verification.code.invalid', 'password.weak', 'mobile.invalid', 'TOO_MANY_REQUEST_LOGIN'],
})
