import { requireStrongPassword } from '#account/member/password-policy.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { countRegistration } from './count-registration.ts'
import { createMember } from './create-member.ts'
import { requireFreeName } from './reserved-usernames.ts'

/** Registers by user name. The answer must say whether a name is taken, so registration is limited instead (decision 9). */
export const register = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'passwords' | 'limits' | 'captchas' | 'publish'>,
): Service<'member.register'> => {
  const count = countRegistration(deps)
  const demandCaptcha = requireCaptcha(deps)
  const create = createMember(deps)

  return async (request, caller) => {
    const { username, password } = request
    if (!caller.merchant.settings.register.enabled) throw new Refusal('register.disabled')
    requireFreeName(username, caller.merchant)
    requireStrongPassword(password, username, caller.merchant)
    await demandCaptcha('register', request, caller)
    await count(caller)
    const passwordHash = await deps.passwords.hash(password, caller.network.ip)
    return await create(request, { chosen: { username, passwordHash }, by: 'username' }, caller)
  }
}
