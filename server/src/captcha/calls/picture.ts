import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { captchaContext, countCaptcha } from './captcha-context.ts'
import { captchaDemand } from './captcha-demand.ts'

export const picture = (deps: Pick<Deps, 'captchas' | 'limits'>): Service<'captcha.picture'> => {
  const { captchas } = deps
  const count = countCaptcha(deps)
  return async ({ scene, loginDeviceId, isBgeTest }, caller) => {
    await count(caller)
    if (captchaDemand(caller.merchant, scene, isBgeTest === '1').provider !== 'picture') throw new Refusal('captcha.invalid')
    const { image, ...challenge } = await captchas.picture.open(captchaContext(scene, loginDeviceId, caller))
    return { ...challenge, image: Buffer.from(image).toString('base64') }
  }
}
