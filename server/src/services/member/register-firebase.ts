import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { proveIdentity } from '#services/identity/prove-identity.ts'
import type { Service } from '#services/service.ts'
import { openSession } from '#services/session/open-session.ts'
import { countRegistration } from './count-registration.ts'
import { generatedUsername } from './generated-username.ts'
import { newMember } from './new-member.ts'
import { registrationFacts } from './registration-facts.ts'

/** A member without a password, bound to the identity that was proven; of a phone, the number is theirs. No captcha: the provider asks one. */
export const registerFirebase = (
  deps: Pick<Deps, 'identity' | 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits'>,
): Service<'member.registerFirebase'> => {
  const { stores, inUnit, clock } = deps
  const count = countRegistration(deps)
  const prove = proveIdentity(deps)
  const open = openSession(deps)

  return async (asked, caller) => {
    const { merchant } = caller
    const { login, remember = false, loginDeviceId } = asked
    const mayRegister = merchant.flags.FIREBASECREATEACC3 || merchant.file.firebase?.autoRegister
    if (!merchant.settings.register.enabled || !mayRegister) throw new Refusal('register.disabled')
    const { issuer, subject, channel, mobile } = await prove(asked, caller)
    await count(caller)

    const chosen = { username: generatedUsername(deps, 'm'), passwordHash: null, ...(mobile !== undefined && { mobile }) }
    const member = newMember(deps, chosen, caller)
    const session = await inUnit(async unit => {
      const now = clock()
      await unit.members.add(member, registrationFacts(asked, caller))
      const owner = await unit.identities.bind({ merchant: merchant.code, issuer, subject, channel }, member.id, now)
      if (owner !== member.id) throw new Refusal('identity.taken')
      const detail = { method: asked.registerMethod, by: channel, network: caller.network.prefix }
      const event = auditEvent(caller, now, 'member.registered', member.id, detail)
      if (login) return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember, commonPassword: false }, caller)
      await unit.audit.add(event)
      return undefined
    }).catch(async (error: unknown) => {
      if (error instanceof Refusal) await stores.audit.add(auditEvent(caller, clock(), 'register.failed', null, { by: channel, reason: error.code }))
      throw error
    })
    return { customerId: member.id, customerName: member.username, ...(session && { session }) }
  }
}
