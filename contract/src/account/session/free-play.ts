import Type from 'typebox'
import { declareCall } from '#call.ts'
import { captchaFields } from '#captcha/captcha-fields.ts'
import { CAPTCHA_ERRORS } from '#errors.ts'
import { DeviceId, DeviceKind } from '#fields.ts'
import { SessionAnswer } from './session-answer.ts'

export const freePlay = declareCall({
  method: 'POST',
  path: '/wps/session/login/freePlay',
  summary: 'Play for free without an account: a session of a restricted member (type 4), who is deleted after it has ended',
  session: 'none',
  moduleId: 'LOGIN3',
  request: Type.Object({
    loginDeviceId: Type.Optional(DeviceId),
    isOfficialAppLogin: Type.Optional(Type.Boolean()),
    device: Type.Optional(DeviceKind),
    ...captchaFields,
  }),
  answer: SessionAnswer,
  errors: ['free.play.off', ...CAPTCHA_ERRORS],
})
