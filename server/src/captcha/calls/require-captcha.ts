import type { CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { captchaContext } from './captcha-context.ts'
import { acceptedProviders, captchaDemand } from './captcha-demand.ts'

/** A request that may need a captcha. */
type ProtectedFields = CaptchaFields & { readonly loginDeviceId?: string }

const hasResult = ({ captcha, geetestSeccode, geetestValidateV4 }: CaptchaFields): boolean => Boolean(captcha ?? geetestSeccode ?? geetestValidateV4)

/**
 * Throws `captcha_required`, or `captcha.invalid`, unless the request brings a valid captcha where the scene asks for one. The captcha is used up.
 * A valid session needs none (spec 1 §5), unless `inAnyCase` is set, as after too many failures. Do not call inside a unit of work.
 */
export const requireCaptcha =
  ({ captchas }: Pick<Deps, 'captchas'>) =>
  async (scene: CaptchaScene, request: ProtectedFields, caller: Caller, inAnyCase = false): Promise<void> => {
    const { merchant } = caller
    const { shown, ...demand } = captchaDemand(merchant, scene, false)
    if (!inAnyCase && (!shown || caller.session)) return
    if (!hasResult(request)) throw new Refusal('captcha_required', demand)

    // The page may be in test mode, our own slider stands in while GeeTest v3 is down, and work without a picture gives a pass of its kind.
    const accepted = new Set(acceptedProviders(merchant, scene))
    if (accepted.has('geetest3') || accepted.has('picture')) accepted.add('slider')
    const context = captchaContext(scene, request.loginDeviceId, caller)
    for (const name of accepted) {
      // One provider after the other, because the result belongs to only one of them.
      if (await captchas[name].accepts(request, context)) return
    }
    throw new Refusal('captcha.invalid')
  }
