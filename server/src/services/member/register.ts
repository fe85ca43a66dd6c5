import { ORDINARY } from '@foyer/contract/member-type'
import type { Caller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { requireCaptcha } from '#services/captcha/require-captcha.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { requireStrongPassword } from '#services/member/password-policy.ts'
import { registrationFacts } from '#services/member/registration-facts.ts'
import type { Service } from '#services/service.ts'
import { countTry, networkKey, REGISTER_PER_NETWORK } from '#services/session/limits.ts'
import { openSession } from '#services/session/open-session.ts'
import type { Member } from '#stores/member-store.ts'

/** Member, registration facts, session and audit: all of them or none. */
export const register = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'passwords' | 'limits' | 'captchas'>,
): Service<'member.register'> => {
  const demandCaptcha = requireCaptcha(deps)
  const { inUnit, clock, newId, passwords } = deps
  const count = countTry(deps)
  const open = openSession(deps)

  const newMember = async (username: string, password: string, { merchant, language }: Caller): Promise<Member> => {
    const passwordHash = await passwords.hash(password)
    await demandCaptcha('register', asked, caller)
    const now = clock()
    return {
      id: newId(),
      merchant: merchant.code,
      username,
      type: ORDINARY,
      passwordHash,
      passwordChangedAt: now,
      passwordChosen: true,
      language,
      currency: merchant.settings.currency,
      clubLabel: null,
      registeredAt: now,
      firstLoginAt: null,
    }
  }

  return async (asked, caller) => {
    const { username, password, login, remember = false, loginDeviceId } = asked
    if (!caller.merchant.settings.register.enabled) throw new Refusal('register.disabled')
    requireStrongPassword(password, username, caller.merchant)
    await count(caller, 'register.limited', [[REGISTER_PER_NETWORK, networkKey(caller)]])

    const member = await newMember(username, password, caller)
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
