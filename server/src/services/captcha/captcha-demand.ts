import type { CaptchaScene, CaptchaSetting } from '@foyer/contract/captcha/fields'
import { captchaSettingOf } from '#merchants/captcha-scenes.ts'
import type { Merchant } from '#merchants/merchant.ts'
import { Refusal } from '#refusal.ts'

/** As the merchant's rules say; GeeTest serves the SMS scene with v4 only, and none without its id (spec 1 §5). */
export const captchaDemand = (merchant: Merchant, scene: CaptchaScene, testMode: boolean): CaptchaSetting => {
  const setting = captchaSettingOf(merchant, scene, testMode)
  const isGeetest = setting.provider === 'geetest3' || setting.provider === 'geetest4'
  if (isGeetest && (setting.geetestId === null || (scene === 'sms' && setting.provider === 'geetest3'))) throw new Refusal('geetest.service.not.work')
  return setting
}
