import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { requireCaptcha } from '#services/captcha/require-captcha.ts'
import { newMember } from '#services/member/new-member.ts'
import { requireStrongPassword } from '#services/member/password-policy.ts'
import { registrationFacts } from '#services/member/registration-facts.ts'
import type { Service } from '#services/service.ts'
import { countTry, networkKey, REGISTER_PER_NETWORK } from '#services/session/limits.ts'
import { openSession } from '#services/session/open-session.ts'

/** Member, registration facts, session and audit: all of them or none. */
export const register = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'passwords' | 'limits' | 'captchas'>,
): Service<'member.register'> => {
  const { inUnit, clock, passwords } = deps
  const count = countTry(deps)
  const demandCaptcha = requireCaptcha(deps)
  const open = openSession(deps)

  return async (asked, caller) => {
    const { username, password, login, remember = false, loginDeviceId } = asked
    if (!caller.merchant.settings.register.enabled) throw new Refusal('register.disabled')
    requireStrongPassword(password, username, caller.merchant)
    await demandCaptcha('register', asked, caller)
    await count(caller, 'register.limited', [[REGISTER_PER_NETWORK, networkKey(caller)]])

    const member = newMember(deps, { username, passwordHash: await passwords.hash(password) }, caller)
    const session = await inUnit(async unit => {
      await unit.members.add(member, registrationFacts(asked, caller))
      await unit.audit.add(
        auditEvent(caller, clock(), 'member.registered', member.id, { method: asked.registerMethod, network: caller.network.prefix }),
      )
      return login ? await open(unit, { member, deviceId: loginDeviceId ?? null, remember, commonPassword: false }, caller) : undefined
    })
    return { customerId: member.id, customerName: member.username, ...(session && { session }) }
  }
}
