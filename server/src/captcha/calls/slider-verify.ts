import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { captchaContext } from './captcha-context.ts'

/** Every failure gets the same answer, so that none helps an attacker to guess (docs/captcha.md). */
export const sliderVerify =
  ({ captchas }: Pick<Deps, 'captchas'>): Service<'captcha.sliderVerify'> =>
  async ({ loginDeviceId, ...answer }, caller) => {
    const { scene: _, ...context } = captchaContext('login', loginDeviceId, caller)
    const pass = await captchas.slider.solve(answer, context)
    if (!pass) throw new Refusal('captcha.invalid')
    return pass
  }
