import Type from 'typebox'
import { declareCall } from '#call.ts'
import { CaptchaScene, CaptchaSetting } from './captcha-fields.ts'

/** `1` if the page's address says `isBgeTest=1` (spec 1 §6, Plain captcha). */
export const TestMode = Type.Optional(Type.String({ pattern: '^[01]$' }))

export const setting = declareCall({
  method: 'GET',
  path: '/wps/captcha/setting',
  summary: 'Whether a scene asks for a captcha, and which one; unlike the settings in a page it takes test mode into account',
  session: 'none',
  moduleId: 'CAPTCHA3',
  cache: 'never',
  request: Type.Object({ scene: CaptchaScene, isBgeTest: TestMode }),
  answer: CaptchaSetting,
  errors: ['geetest.service.not.work'],
})
