import { sendCode } from '#account/verification/one-time-code.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { proveFirstStep } from './first-step.ts'
import { CONTACTS } from './guess-limits.ts'
import { isSameEmail, isSameMobile } from './same-contact.ts'

type SendDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'limits' | 'seals' | 'passwords'>

interface Contact {
  readonly channel: 'sms' | 'email'
  /** The stored contact; null if the member has proven none. */
  readonly stored: string | null
  readonly isTyped: (stored: string) => boolean
}

/** Codes are sent only to the stored number or address, and only if the typed one is the same (spec 1 §3, SMS send request). */
const sendTo = (deps: SendDeps) => {
  const count = countTry(deps)
  const send = sendCode(deps)
  return async ({ id }: Member, { channel, stored, isTyped }: Contact, caller: Caller) => {
    const counts: Count[] = [[CONTACTS, `${id}:${channel}`]]
    await count(caller, 'code.limited', counts)
    if (stored === null || !isTyped(stored)) throw new Refusal('contact.mismatch')
    await deps.limits.reward(caller.merchant.code, counts)
    return await send({ purpose: 'two-factor', channel, recipient: stored, memberId: id }, 'member', caller)
  }
}

export const smsTwoFactor = (deps: SendDeps): Service<'verification.smsTwoFactor'> => {
  const prove = proveFirstStep(deps)
  const send = sendTo(deps)
  return async ({ countryDialingCode, mobileNum, ...request }, caller) => {
    const { member } = await prove(request, caller)
    const stored = member.mobileVerifiedAt && member.mobile
    return await send(
      member,
      { channel: 'sms', stored, isTyped: number => isSameMobile(number, mobileNum, caller.merchant, countryDialingCode) },
      caller,
    )
  }
}

export const emailTwoFactor = (deps: SendDeps): Service<'verification.emailTwoFactor'> => {
  const prove = proveFirstStep(deps)
  const send = sendTo(deps)
  return async ({ email, ...request }, caller) => {
    const { member } = await prove(request, caller)
    const stored = member.emailVerifiedAt && member.email
    return await send(member, { channel: 'email', stored, isTyped: address => isSameEmail(address, email) }, caller)
  }
}
