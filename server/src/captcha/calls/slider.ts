import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { captchaContext, countCaptcha } from './captcha-context.ts'
import { captchaDemand } from './captcha-demand.ts'

/** Serves our own slider if the merchant uses it, or while GeeTest v3 is down. */
export const slider = (deps: Pick<Deps, 'captchas' | 'limits'>): Service<'captcha.slider'> => {
  const { captchas } = deps
  const count = countCaptcha(deps)
  return async ({ scene, loginDeviceId, isBgeTest }, caller) => {
    const uses = await count(caller)
    const context = captchaContext(scene, loginDeviceId, caller)
    const { provider } = captchaDemand(caller.merchant, scene, isBgeTest === '1')
    const isDemanded = provider === 'slider' || (provider === 'geetest3' && !(await captchas.geetest3.register(context)))
    if (!isDemanded) throw new Refusal('captcha.invalid')
    const { background, piece, ...challenge } = await captchas.slider.open(context, uses)
    return { ...challenge, background: Buffer.from(background).toString('base64'), piece: Buffer.from(piece).toString('base64') }
  }
}
