import Type from 'typebox'
import { declareCall } from '#call.ts'
import { DeviceId } from '#fields.ts'
import { CaptchaId, CaptchaScene } from './captcha-fields.ts'
import { TestMode } from './setting.ts'

export const picture = declareCall({
  method: 'POST',
  path: '/wps/captcha/picture',
  summary: 'A picture with letters to read; the result, `<id>:<text>`, can be used once',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: Type.Object({ scene: CaptchaScene, loginDeviceId: Type.Optional(DeviceId), isBgeTest: TestMode }),
  answer: Type.Object({
    id: CaptchaId,
    image: Type.String({ description: 'base64 of a PNG' }),
    length: Type.Integer({ description: 'how many letters' }),
    expiresIn: Type.Integer({ description: 'seconds' }),
  }),
  errors: ['captcha.invalid'],
})
