import Type from 'typebox'
import { declareCall } from '#call.ts'
import { DeviceId } from '#fields.ts'
import { CaptchaId } from './captcha-fields.ts'
import { ChallengeRequest, PassAnswer, Work } from './challenge.ts'

export const proofOfWork = declareCall({
  method: 'POST',
  path: '/wps/captcha/proofOfWork',
  summary: 'A captcha without a picture, for players who cannot see one: a heavy proof of work, in place of our own slider or the picture',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: ChallengeRequest,
  answer: Type.Object({
    id: CaptchaId,
    workBits: Type.Integer({ description: 'find a number so that SHA-256 of `<id>.<number>` begins with this many zero bits' }),
    expiresIn: Type.Integer({ description: 'seconds' }),
  }),
  errors: ['captcha.invalid'],
})

export const proofOfWorkVerify = declareCall({
  method: 'POST',
  path: '/wps/captcha/proofOfWork/verify',
  summary: 'Check the proof of work; the answer is a pass token like the slider’s, which can be used once, within 180 s',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  request: Type.Object({
    id: CaptchaId,
    loginDeviceId: Type.Optional(DeviceId),
    work: Work,
  }),
  answer: PassAnswer,
  errors: ['captcha.invalid'],
})
