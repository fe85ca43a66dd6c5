import type { CaptchaProviderName, CaptchaScene, CaptchaSetting } from '@foyer/contract/captcha/captcha-fields'
import { captchaSettingOf } from '#kernel/merchants/captcha-scenes.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'

/** GeeTest serves the SMS scene with v4 only, and needs its id (spec 1 §5). */
const isServed = ({ provider, geetestId, scene }: CaptchaSetting): boolean => {
  const isGeetest = provider === 'geetest3' || provider === 'geetest4'
  return !isGeetest || (geetestId !== null && (scene !== 'sms' || provider === 'geetest4'))
}

/** The providers whose result is accepted: the one of the merchant’s settings, and the one of test mode, which the page may choose. */
export const acceptedProviders = (merchant: Merchant, scene: CaptchaScene): ReadonlySet<CaptchaProviderName> =>
  new Set(
    [false, true].map(testMode => captchaSettingOf(merchant, scene, testMode)).flatMap(setting => (isServed(setting) ? [setting.provider] : [])),
  )

/** The captcha setting by the merchant's rules. Throws `geetest.service.not.work`. */
export const captchaDemand = (merchant: Merchant, scene: CaptchaScene, testMode: boolean): CaptchaSetting => {
  const setting = captchaSettingOf(merchant, scene, testMode)
  if (!isServed(setting)) throw new Refusal('geetest.service.not.work')
  return setting
}
