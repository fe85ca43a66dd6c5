import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import type { Service } from '#services/service.ts'
import { captchaContext, CAPTCHA_PER_NETWORK } from './captcha-context.ts'
import { captchaDemand } from './captcha-demand.ts'

export const picture =
  ({ captchas, limits }: Pick<Deps, 'captchas' | 'limits'>): Service<'captcha.picture'> =>
  async ({ scene, loginDeviceId, isBgeTest }, caller) => {
    await limits.consume(caller.merchant.code, CAPTCHA_PER_NETWORK, caller.network.prefix)
    if (captchaDemand(caller.merchant, scene, isBgeTest === '1').provider !== 'picture') throw new Refusal('captcha.invalid')
    const { image, ...challenge } = await captchas.picture.open(captchaContext(scene, loginDeviceId, caller))
    return { ...challenge, image: Buffer.from(image).toString('base64') }
  }
