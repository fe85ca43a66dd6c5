import { hasMethod, methodsOf } from '#account/two-factor/methods.ts'
import { recoveryCodes } from '#account/two-factor/recovery-codes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'

/** Recovery codes belong to a second factor: a member without one gets none. */
export const renewRecoveryCodes = (deps: ChangeDeps): Service<'member.securityRecoveryCodes'> => {
  const { requireConfirmed, change } = changeFactors(deps)
  const { make } = recoveryCodes(deps)
  return async (_request, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    const factors = await deps.stores.factors.of(member.merchant, member.id)
    if (!hasMethod(methodsOf(member, factors, caller.merchant))) throw new Refusal('factor.missing')
    return {
      recoveryCodes: await change(caller, 'recovery-codes.made', {}, unit => make(unit, { merchant: member.merchant, memberId: member.id })),
    }
  }
}
