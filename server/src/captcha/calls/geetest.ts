import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { captchaContext, countCaptcha } from './captcha-context.ts'

/** GeeTest does not distinguish scenes, so any scene will do for a challenge. */
const ANY_SCENE = 'login'

export const geetest = (deps: Pick<Deps, 'captchas' | 'limits'>): Service<'captcha.geetest'> => {
  const { captchas } = deps
  const count = countCaptcha(deps)
  return async (_request, caller) => {
    const gt = caller.merchant.flags.GEETEST3 ? caller.merchant.file.geetest?.id : undefined
    if (!gt) throw new Refusal('geetest.service.not.work')
    await count(caller)
    const registered = await captchas.geetest3.register(captchaContext(ANY_SCENE, undefined, caller))
    return registered ? { ...registered, newCaptcha: true, success: 1 } : { gt, challenge: '', newCaptcha: true, success: 0 }
  }
}
