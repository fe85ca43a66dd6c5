import { generatedUsername } from '#account/member/generated-username.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { countRegistration } from './count-registration.ts'
import { createMember } from './create-member.ts'

/** Registers a member with a generated name and no password. Until they set one, they get back in only by the session of the answer and its remember token. */
export const registerAutoUsername = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits' | 'captchas' | 'publish'>,
): Service<'member.registerAutoUsername'> => {
  const count = countRegistration(deps)
  const demandCaptcha = requireCaptcha(deps)
  const create = createMember(deps)

  return async (request, caller) => {
    const { register } = caller.merchant.settings
    if (!register.enabled || !register.ways.includes('autoUsername')) throw new Refusal('register.disabled')
    await demandCaptcha('register', request, caller)
    await count(caller)
    return await create(request, { chosen: { username: generatedUsername(deps, 'm'), passwordHash: null }, by: 'auto-username' }, caller)
  }
}
