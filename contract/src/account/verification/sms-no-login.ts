import Type from 'typebox'
import { declareCall } from '#call.ts'
import { captchaFields } from '#captcha/captcha-fields.ts'
import { CAPTCHA_ERRORS } from '#errors.ts'
import { DeviceId, mobileFields } from '#fields.ts'
import { CodeSent } from './code-sent.ts'

export const smsNoLogin = declareCall({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send a code to a mobile number, to sign in or to register with it',
  session: 'none',
  moduleId: 'VERIFY3',
  request: Type.Object({ ...mobileFields, loginDeviceId: Type.Optional(DeviceId), ...captchaFields }),
  answer: CodeSent,
  errors: ['mobile.invalid', 'message.channel.off', ...CAPTCHA_ERRORS],
})
