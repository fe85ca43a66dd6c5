import Type from 'typebox'
import { declareCall } from '#call.ts'
import { CaptchaId } from './captcha-fields.ts'
import { ChallengeRequest } from './challenge.ts'

export const picture = declareCall({
  method: 'POST',
  path: '/wps/captcha/picture',
  summary: 'A picture with letters to read; the result, `<id>:<text>`, can be used once',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: ChallengeRequest,
  answer: Type.Object({
    id: CaptchaId,
    image: Type.String({ description: 'base64 of a PNG' }),
    length: Type.Integer({ description: 'how many letters' }),
    expiresIn: Type.Integer({ description: 'seconds' }),
  }),
  errors: ['captcha.invalid'],
})
