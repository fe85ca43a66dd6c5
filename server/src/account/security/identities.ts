import type { BoundIdentity } from '#account/identity/identity-store.ts'
import { signInWays } from '#account/identity/sign-in-ways.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'
import { opaqueId } from './opaque-id.ts'

/** The id by which a page knows an identity. */
export const identityId = ({ issuer, subject }: BoundIdentity): string => opaqueId(JSON.stringify([issuer, subject]))

/** Unbinds an identity, but not the last way to sign in. Sessions that it opened continue. */
export const unbindIdentity = (deps: ChangeDeps): Service<'member.securityIdentityUnbind'> => {
  const { identitiesOf, isWayLeft } = signInWays(deps)
  const { requireConfirmed, change } = changeFactors(deps)
  return async ({ id }, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    const bound = (await identitiesOf(deps.stores, caller)).find(identity => identityId(identity) === id)
    // It was unbound before, in another tab for example.
    if (!bound) return {}
    await change(caller, 'identity.unbound', { by: bound.channel }, async (unit, _now, locked) => {
      await unit.identities.unbind(bound, member.id)
      if (!(await isWayLeft(unit, locked, caller))) throw new Refusal('factor.last')
    })
    return {}
  }
}
