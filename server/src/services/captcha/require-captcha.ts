import type { CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { Caller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { captchaContext } from './captcha-context.ts'
import { acceptedProviders, captchaDemand } from './captcha-demand.ts'

/** A request that may be asked for a captcha. */
type Asked = CaptchaFields & { readonly loginDeviceId?: string }

const hasResult = ({ captcha, geetestSeccode, geetestValidateV4 }: CaptchaFields): boolean => Boolean(captcha ?? geetestSeccode ?? geetestValidateV4)

/**
 * Throws `captcha_required`, or `captcha.invalid`, unless the request brings a good captcha where the scene asks for one; it is used up.
 * A living session waives it (spec 1 §5), but not where it is asked `inAnyCase`: after too many failures. Not for use inside a unit of work.
 */
export const requireCaptcha =
  ({ captchas }: Pick<Deps, 'captchas'>) =>
  async (scene: CaptchaScene, asked: Asked, caller: Caller, inAnyCase = false): Promise<void> => {
    const { merchant } = caller
    const { shown, ...demand } = captchaDemand(merchant, scene, false)
    if (!inAnyCase && (!shown || caller.session)) return
    if (!hasResult(asked)) throw new Refusal('captcha_required', demand)

    // The page may be in test mode, and our own slider stands in while GeeTest v3 is down: whichever of them asked is as good.
    const accepted = new Set(acceptedProviders(merchant, scene))
    if (accepted.has('geetest3')) accepted.add('slider')
    const context = captchaContext(scene, asked.loginDeviceId, caller)
    for (const name of accepted) {
      // One after the other: a result belongs to one of them.
      if (await captchas[name].accepts(asked, context)) return
    }
    throw new Refusal('captcha.invalid')
  }
