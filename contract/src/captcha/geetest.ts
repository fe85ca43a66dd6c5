import Type from 'typebox'
import { declareCall } from '#call.ts'

export const geetest = declareCall({
  method: 'GET',
  path: '/wps/captcha/geetest',
  summary: 'A GeeTest v3 challenge; success 0 says that GeeTest is down and our own slider takes its place',
  session: 'none',
  moduleId: 'CAPTCHA3',
  timeout: 10_000, // spec 1 §9
  cache: 'never',
  request: Type.Object({ t: Type.Optional(Type.String({ description: 'time stamp, so that no cache answers (spec 1 §7)' })) }),
  answer: Type.Object({
    gt: Type.String(),
    challenge: Type.String(),
    newCaptcha: Type.Boolean(),
    success: Type.Union([Type.Literal(0), Type.Literal(1)]),
  }),
  errors: ['geetest.service.not.work'],
})
