import { RESTRICTED } from '@foyer/contract/member-type'
import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { auditEvent } from '#services/audit.ts'
import { proveIdentity } from '#services/identity/prove-identity.ts'
import type { Service } from '#services/service.ts'

/** Binds an identity to whoever is signed in: nobody else's account can be meant (field notes, Identity). */
export const bindIdentity = (deps: Pick<Deps, 'identity' | 'limits' | 'stores' | 'inUnit' | 'clock'>): Service<'member.bindIdentity'> => {
  const { inUnit, clock } = deps
  const prove = proveIdentity(deps)

  return async (asked, caller) => {
    const { member } = caller.session
    // Who plays for free is forgotten soon, and the identity could not be used any more.
    if (member.type === RESTRICTED) throw new Refusal('no_permissions')
    const { issuer, subject, channel } = await prove(asked, caller)
    await inUnit(async unit => {
      const now = clock()
      const owner = await unit.identities.bind({ merchant: caller.merchant.code, issuer, subject }, member.id, now)
      if (owner !== member.id) throw new Refusal('identity.taken')
      await unit.audit.add(auditEvent(caller, now, 'identity.bound', member.id, { by: channel }))
    })
    return {}
  }
}
