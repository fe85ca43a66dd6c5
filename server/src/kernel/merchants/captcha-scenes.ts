import type { CaptchaScene, CaptchaSetting } from '@foyer/contract/captcha/captcha-fields'
import { accessDefaults } from '@foyer/contract/merchant/access'
import type { Brand } from './brand.ts'

/** v4 if the version says so in any letter case; the default is v3 (spec 1 §5). */
const geetestOf = (version = 'v3'): 'geetest3' | 'geetest4' => (version.toLowerCase() === 'v4' ? 'geetest4' : 'geetest3')

/**
 * The captcha provider of a scene, and whether it is always asked. In test mode (`isBgeTest=1`) GeeTest needs GEETEST3, otherwise GEETEST3 without
 * GEETESTTEST3 (spec 1 §6); GEETESTVCODE3 switches the SMS scene (spec 1 §6, Plain captcha); without GeeTest, the merchant's plain captcha is asked.
 */
export const captchaSettingOf = ({ file, flags }: Pick<Brand, 'file' | 'flags'>, scene: CaptchaScene, testMode: boolean): CaptchaSetting => {
  const { scenes, plain = accessDefaults.captcha } = file.captcha ?? {}
  const isGeetestOn = flags.GEETEST3 && (testMode || !flags.GEETESTTEST3)
  const isGeetest = isGeetestOn && (scene !== 'sms' || flags.GEETESTVCODE3)
  return {
    scene,
    shown: { ...accessDefaults.captchaScenes, ...scenes }[scene] || (scene === 'sms' && isGeetest),
    provider: isGeetest ? geetestOf(file.geetest?.version) : plain,
    geetestId: isGeetest ? (file.geetest?.id ?? null) : null,
  }
}
