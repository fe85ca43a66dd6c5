import { Refusal } from '#refusal.ts'
import { waysIn } from '#services/identity/ways-in.ts'
import type { Service } from '#services/service.ts'
import type { BoundIdentity } from '#stores/identity-store.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'
import { opaqueId } from './opaque-id.ts'

/** What a page may know an identity by. */
export const identityId = ({ issuer, subject }: BoundIdentity): string => opaqueId(JSON.stringify([issuer, subject]))

/** Sessions that it opened go on; the last way in stays. */
export const unbindIdentity = (deps: ChangeDeps): Service<'member.securityIdentityUnbind'> => {
  const { identitiesOf, isWayLeft } = waysIn(deps)
  const { requireConfirmed, change } = changeFactors(deps)
  return async ({ id }, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    const bound = (await identitiesOf(deps.stores, caller)).find(identity => identityId(identity) === id)
    // Unbound already, in another tab.
    if (!bound) return {}
    await change(caller, 'identity.unbound', { by: bound.channel }, async (unit, _now, locked) => {
      await unit.identities.unbind(bound, member.id)
      if (!(await isWayLeft(unit, locked, caller))) throw new Refusal('factor.last')
    })
    return {}
  }
}
