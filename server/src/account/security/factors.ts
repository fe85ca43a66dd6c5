import type { removeFactor as removeFactorCall } from '@foyer/contract/account/security/factors'
import type { RequestOf } from '@foyer/contract/call'
import { signInWays } from '#account/identity/sign-in-ways.ts'
import { hasMethod, methodsOf } from '#account/two-factor/methods.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { addFactor } from './add-factor.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'

type Factor = RequestOf<typeof removeFactorCall>['factor']

export const payeeName = (deps: ChangeDeps): Service<'member.securityPayeeName'> => {
  const { requireConfirmed } = changeFactors(deps)
  const add = addFactor(deps)
  return async (request, caller) => {
    await requireConfirmed(caller)
    const { id: memberId, merchant } = caller.session.member
    const name = request.payeeName.trim().replace(/\s+/gu, ' ')
    return await add(caller, 'payeeName', unit => unit.factors.set({ merchant, memberId }, { payeeName: name }))
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

/** Recovery codes stand in for a second factor, so they go with the last one. */
export const dropUnusedCodes = async (unit: Stores, { id: memberId, merchant }: Member): Promise<void> => {
  const member = await unit.members.byId(merchant, memberId)
  const { payeeName: name, authenticatorSecret, passkeys } = await unit.factors.of(merchant, memberId)
  const isAnyLeft = passkeys !== 'none' || [member?.mobileVerifiedAt, member?.emailVerifiedAt, name, authenticatorSecret].some(left => left !== null)
  if (!isAnyLeft) await unit.recoveryCodes.replace({ merchant, memberId }, [])
}

/** A number cannot be removed if it is the member's only way to sign in. */
export const removeFactor = (deps: ChangeDeps): Service<'member.securityRemove'> => {
  const { requireConfirmed, change } = changeFactors(deps)
  const { isWayLeft } = signInWays(deps)
  return async ({ factor }, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    await change(caller, 'factor.removed', { factor }, async (unit, _now, locked) => {
      const left = { ...locked, mobile: null, mobileVerifiedAt: null }
      if (factor === 'mobile' && !(await isWayLeft(unit, left, caller))) throw new Refusal('factor.last')
      await take(unit, factor, member)
      await dropUnusedCodes(unit, member)
    })
    return {}
  }
}

/** "Always ask" requires at least one second factor. */
export const alwaysAsk = (deps: ChangeDeps): Service<'member.securityAlwaysAsk'> => {
  const { stores } = deps
  const { requireConfirmed, change } = changeFactors(deps)
  return async (request, caller) => {
    await requireConfirmed(caller)
    const { member } = caller.session
    const { id: memberId, merchant } = member
    const factors = await stores.factors.of(merchant, memberId)
    if (request.alwaysAsk && !hasMethod(methodsOf(member, factors, caller.merchant))) throw new Refusal('factor.missing')
    await change(caller, 'factor.always-ask', { factor: String(request.alwaysAsk) }, unit =>
      unit.factors.set({ merchant, memberId }, { alwaysAsk: request.alwaysAsk }),
    )
    return {}
  }
}
