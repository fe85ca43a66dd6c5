import Type from 'typebox'
import { declareCall } from '#call.ts'
import { CaptchaDemand, CaptchaScene } from '#captcha/fields.ts'

/** `1` where the page's address says `isBgeTest=1` (readings, Captcha). */
export const TestMode = Type.Optional(Type.String({ pattern: '^[01]$' }))

export const setting = declareCall({
  method: 'GET',
  path: '/wps/captcha/setting',
  summary: 'Whether a scene asks for a captcha, and which one',
  session: 'none',
  moduleId: 'CAPTCHA3',
  cache: 'never',
  request: Type.Object({ scene: CaptchaScene, isBgeTest: TestMode }),
  answer: Type.Object({ shown: Type.Boolean(), ...CaptchaDemand.properties }),
  errors: ['geetest.service.not.work'],
})
