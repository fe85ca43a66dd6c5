import { proveIdentity } from '#account/identity/prove-identity.ts'
import { generatedUsername } from '#account/member/generated-username.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { countRegistration } from './count-registration.ts'
import { createMember, type MemberCreation } from './create-member.ts'

/** Registers a member without a password, bound to the proven identity. If it is a phone, its number becomes the member's. */
export const registerFirebase = (
  deps: Pick<Deps, 'identity' | 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits' | 'captchas' | 'publish'>,
): Service<'member.registerFirebase'> => {
  const count = countRegistration(deps)
  const demandCaptcha = requireCaptcha(deps)
  const prove = proveIdentity(deps)
  const create = createMember(deps)

  return async (request, caller) => {
    const { merchant } = caller
    const mayRegister = merchant.flags.FIREBASECREATEACC3 || merchant.file.firebase?.autoRegister
    if (!merchant.settings.register.enabled || !mayRegister) throw new Refusal('register.disabled')
    await demandCaptcha('register', request, caller)
    const { issuer, subject, channel, mobile } = await prove(request, caller)
    await count(caller)

    const chosen = { username: generatedUsername(deps, 'm'), passwordHash: null, ...(mobile !== undefined && { mobile }) }
    const complete: MemberCreation['complete'] = async (unit, memberId, now) => {
      const owner = await unit.identities.bind({ merchant: merchant.code, issuer, subject, channel }, memberId, now)
      if (owner !== memberId) throw new Refusal('identity.taken')
    }
    return await create(request, { chosen, by: channel, complete }, caller)
  }
}
