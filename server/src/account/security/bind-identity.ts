import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import { proveIdentity } from '#account/identity/prove-identity.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'

/** Binds an identity to the signed-in member, and only to them (spec 1 §4, bind_customer_required). */
export const bindIdentity = (deps: ChangeDeps): Service<'member.bindIdentity'> => {
  const prove = proveIdentity(deps)
  const { requireConfirmed, change } = changeFactors(deps)

  return async (request, caller) => {
    const { member } = caller.session
    // A free-play member is deleted soon, and the identity could not be used afterwards.
    if (member.type === RESTRICTED) throw new Refusal('no_permissions')
    await requireConfirmed(caller)
    const { issuer, subject, channel } = await prove(request, caller)
    await change(caller, 'identity.bound', { by: channel }, async (unit, now) => {
      const owner = await unit.identities.bind({ merchant: caller.merchant.code, issuer, subject, channel }, member.id, now)
      if (owner !== member.id) throw new Refusal('identity.taken')
    })
    return {}
  }
}
