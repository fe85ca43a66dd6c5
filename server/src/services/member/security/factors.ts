import type { RequestOf } from '@foyer/contract/call'
import type { removeFactor as removeFactorCall } from '@foyer/contract/member/security/factors'
import type { Deps } from '#deps.ts'
import { Refusal } from '#refusal.ts'
import { changeFactors } from '#services/member/security/change-factors.ts'
import type { Service } from '#services/service.ts'
import { hasMethod, methodsOf } from '#services/two-factor/methods.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'

type FactorDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'seals'>
type Factor = RequestOf<typeof removeFactorCall>['factor']

export const payeeName = (deps: FactorDeps): Service<'member.securityPayeeName'> => {
  const { requireConfirmed, change } = changeFactors(deps)
  return async (asked, caller) => {
    await requireConfirmed(caller)
    const { id: memberId, merchant } = caller.session.member
    const name = asked.payeeName.trim().replace(/\s+/gu, ' ')
    await change(caller, 'factor.added', 'payeeName', unit => unit.factors.set({ merchant, memberId }, { payeeName: name }))
    return {}
  }
}

const take = async (unit: Stores, factor: Factor, { id: memberId, merchant }: Member): Promise<void> => {
  switch (factor) {
    case 'mobile':
      return await unit.members.removeContact(merchant, memberId, 'sms')
    case 'email':
      return await unit.members.removeContact(merchant, memberId, 'email')
    case 'authenticator':
      return await unit.factors.set({ merchant, memberId }, { authenticatorSecret: null, authenticatorStep: null })
    case 'payeeName':
      return await unit.factors.set({ merchant, memberId }, { payeeName: null })
  }
}

/** A member without a password signs in by number: the number stays until there is a password. */
export const removeFactor = (deps: FactorDeps): Service<'member.securityRemove'> => {
  const { requireConfirmed, change } = changeFactors(deps)
  return async ({ factor }, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    await change(caller, 'factor.removed', factor, async unit => {
      const locked = await unit.members.lock(member.merchant, member.id)
      if (factor === 'mobile' && locked?.passwordHash === null) throw new Refusal('factor.last')
      await take(unit, factor, member)
    })
    return {}
  }
}

/** Asking always needs something to ask for. */
export const alwaysAsk = (deps: FactorDeps): Service<'member.securityAlwaysAsk'> => {
  const { stores } = deps
  const { requireConfirmed, change } = changeFactors(deps)
  return async (asked, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    const { id: memberId, merchant } = member
    const factors = await stores.factors.of(merchant, memberId)
    if (asked.alwaysAsk && !hasMethod(methodsOf(member, factors, caller.merchant))) throw new Refusal('factor.missing')
    await change(caller, 'factor.always-ask', String(asked.alwaysAsk), unit =>
      unit.factors.set({ merchant, memberId }, { alwaysAsk: asked.alwaysAsk }),
    )
    return {}
  }
}
