import type { passwordRecovery as passwordRecoveryCall } from '@foyer/contract/account/password/password-recovery'
import type { RequestOf } from '@foyer/contract/call'
import { requireStrongPassword } from '#account/member/password-policy.ts'
import { securityMessage } from '#account/security-message.ts'
import type { CodeTarget } from '#account/verification/code-target.ts'
import { emailOf, mobileOf } from '#account/verification/contacts.ts'
import { guessCode } from '#account/verification/guess-code.ts'
import { takeCode } from '#account/verification/one-time-code.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'

const targetOf = ({ countryDialingCode, mobileNum, email }: RequestOf<typeof passwordRecoveryCall>, { merchant }: Caller): CodeTarget => {
  const address = email === undefined ? undefined : emailOf(email)
  if (address !== undefined) return { purpose: 'recovery', channel: 'email', recipient: address }
  if (countryDialingCode === undefined || mobileNum === undefined)
    throw new Refusal('request.invalid', { fields: [{ path: '/mobileNum', reason: 'or an e-mail address is missing' }] })
  const mobile = mobileOf(merchant, { countryDialingCode, mobileNum })
  if (mobile === undefined) throw new Refusal('mobile.invalid')
  return { purpose: 'recovery', channel: 'sms', recipient: mobile }
}

/**
 * Sets a password, also the first one of a member who had none, and ends every session and remember token. The member then signs in as usual, with a captcha
 * and second factor where they are due. Passkeys stop until the member says which are theirs: a thief's must not outlive it (decision 26).
 */
export const passwordRecovery = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'passwords' | 'limits' | 'seals' | 'newId' | 'publish'>,
): Service<'member.passwordRecovery'> => {
  const { stores, inUnit, clock, passwords } = deps
  const guess = guessCode(deps)
  const messages = securityMessage(deps)

  return async (request, caller) => {
    const { code: merchant } = caller.merchant
    const target = targetOf(request, caller)
    requireStrongPassword(request.newPassword, '', caller.merchant)
    const right = await guess(target, request.verificationCode, caller, ['password.limited', 'password.failed'])
    // Codes are only sent to members, so this code was guessed for a number that has no member.
    const owner = await stores.members.byContact(merchant, target)
    if (!owner) throw new Refusal('verification.code.invalid')
    requireStrongPassword(request.newPassword, owner.username, caller.merchant)

    const passwordHash = await passwords.hash(request.newPassword, caller.network.ip)
    const mayNotify = await messages.mayNotify(owner)
    await inUnit(async unit => {
      const now = clock()
      const member = await unit.members.lock(merchant, owner.id)
      const isStillTheirs = target.channel === 'sms' ? member?.mobile === target.recipient : member?.email === target.recipient
      if (!member || !isStillTheirs || !(await takeCode(unit, right, now))) throw new Refusal('verification.code.invalid')
      await unit.members.setPassword(member.merchant, member.id, passwordHash, now)
      await unit.sessions.endAllOf(member.merchant, member.id)
      await unit.remember.endAllOf(member.merchant, member.id)
      await unit.trustedDevices.endOfOthers({ merchant: member.merchant, memberId: member.id }, null)
      await unit.passkeys.holdAllOf({ merchant: member.merchant, memberId: member.id }, now)
      await unit.audit.add(auditEvent(caller, now, 'password.recovered', member.id, { by: target.channel }))
      if (mayNotify) await messages.notify(unit, member, 'security_password', caller)
    })
    return {}
  }
}
