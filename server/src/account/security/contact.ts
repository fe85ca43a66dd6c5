import type { contactCode as contactCodeCall } from '@foyer/contract/account/security/contact'
import type { RequestOf } from '@foyer/contract/call'
import { guessCounts } from '#account/two-factor/guess-limits.ts'
import type { CodeTarget } from '#account/verification/code-target.ts'
import { emailOf, mobileOf } from '#account/verification/contacts.ts'
import { checkCode, sendCode, takeCode } from '#account/verification/one-time-code.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { addFactor } from './add-factor.ts'
import { changeFactors } from './change-factors.ts'

type ContactDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits' | 'seals' | 'identity' | 'publish'>

/** The code is bound to the member: one that somebody else asked for proves nothing here. */
const targetOf = ({ mobile, email }: RequestOf<typeof contactCodeCall>, { merchant, session }: SignedInCaller): CodeTarget => {
  const shared = { purpose: 'contact', memberId: session.member.id } as const
  if (mobile) {
    const recipient = mobileOf(merchant, mobile)
    if (recipient === undefined) throw new Refusal('mobile.invalid')
    return { ...shared, channel: 'sms', recipient }
  }
  const recipient = emailOf(email ?? '')
  if (recipient === undefined) throw new Refusal('request.invalid', { fields: [{ path: '/email', reason: 'is missing' }] })
  return { ...shared, channel: 'email', recipient }
}

export const contactCode = (deps: ContactDeps): Service<'member.securityContactCode'> => {
  const send = sendCode(deps)
  const { requireConfirmed } = changeFactors(deps)
  return async (request, caller) => {
    await requireConfirmed(caller)
    return await send(targetOf(request, caller), 'anyone', caller)
  }
}

/** Whoever receives the code owns the number or address. Only then does the answer say that it already belongs to another member. */
export const contactAdd = (deps: ContactDeps): Service<'member.securityContact'> => {
  const { stores, clock } = deps
  const count = countTry(deps)
  const check = checkCode(deps)
  const { requireConfirmed } = changeFactors(deps)
  const add = addFactor(deps)
  return async ({ verificationCode, ...request }, caller) => {
    const { member } = caller.session
    await requireConfirmed(caller)
    const target = targetOf(request, caller)
    const { channel, recipient } = target
    const method = channel === 'sms' ? 'S' : 'E'
    const counts = guessCounts(member.id, method)
    await count(caller, 'verification.limited', counts)
    const right = await check(target, verificationCode, caller)
    if (!right) {
      await stores.audit.add(auditEvent(caller, clock(), 'verification.failed', member.id, { method }))
      throw new Refusal('verification.code.invalid')
    }
    const added = await add(caller, channel === 'sms' ? 'mobile' : 'email', async (unit, now) => {
      if (!(await takeCode(unit, right, now))) throw new Refusal('verification.code.invalid')
      await unit.members.setContact(member.merchant, member.id, { channel, recipient }, now)
    })
    await deps.limits.reward(caller.merchant.code, counts)
    return added
  }
}
