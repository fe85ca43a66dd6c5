import { refuseGuest } from '#account/member/guest.ts'
import { requireStrongPassword } from '#account/member/password-policy.ts'
import { securityMessage } from '#account/security-message.ts'
import { confirmation } from '#account/security/confirmation.ts'
import { dropUnusedCodes } from '#account/security/factors.ts'
import { openSession } from '#account/session/open-session.ts'
import { PASSWORD_PER_MEMBER } from '#account/two-factor/guess-limits.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'

const removeAllPasskeys = async (unit: Stores, member: Member, caller: SignedInCaller, now: Date): Promise<void> => {
  const owner = { merchant: member.merchant, memberId: member.id }
  if ((await unit.passkeys.ofMember(owner)).length === 0) return
  await unit.passkeys.removeAllOf(owner)
  await dropUnusedCodes(unit, member)
  await unit.audit.add(auditEvent(caller, now, 'factor.removed', member.id, { factor: 'passkey' }))
}

/**
 * Ends every session and remember token of the member, including this one; the answer holds a new session. Passkeys stay, unless the member wants them
 * removed (decision 26).
 */
export const password = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits' | 'identity' | 'seals' | 'newId' | 'publish'>,
): Service<'member.password'> => {
  const { stores, inUnit, clock, passwords } = deps
  const count = countTry(deps)
  const open = openSession(deps)
  const { require: requireConfirmed } = confirmation(deps)
  const messages = securityMessage(deps)

  return async ({ oldPassword = '', newPassword, remember = false, removePasskeys = false }, caller) => {
    refuseGuest(caller)
    const { member, deviceId } = caller.session
    if (newPassword === oldPassword) throw new Refusal('password.same')
    // A member without a password proves who they are by a recent sign-in or by another factor.
    if (member.passwordHash === null) await requireConfirmed(caller)
    requireStrongPassword(newPassword, member.username, caller.merchant)
    const counts: Count[] = [[PASSWORD_PER_MEMBER, member.id]]
    await count(caller, 'password.limited', counts)

    const fail = async (): Promise<never> => {
      await stores.audit.add(auditEvent(caller, clock(), 'password.failed', member.id))
      throw new Refusal('password.wrong')
    }
    if (member.passwordHash !== null && !(await passwords.verify(member.passwordHash, oldPassword, caller.network.ip))) return await fail()
    const passwordHash = await passwords.hash(newPassword, caller.network.ip)
    const mayNotify = await messages.mayNotify(member)

    const answer = await inUnit(async unit => {
      const locked = await unit.members.lock(member.merchant, member.id)
      // Of two simultaneous changes, the second finds another password than the one it verified.
      if (locked?.passwordHash !== member.passwordHash) return undefined
      const now = clock()
      await unit.members.setPassword(member.merchant, member.id, passwordHash, now)
      await unit.sessions.endAllOf(member.merchant, member.id)
      await unit.remember.endAllOf(member.merchant, member.id)
      await unit.trustedDevices.endOfOthers({ merchant: member.merchant, memberId: member.id }, deviceId)
      if (removePasskeys) await removeAllPasskeys(unit, locked, caller, now)
      if (mayNotify) await messages.notify(unit, locked, 'security_password', caller)
      const changed = { ...locked, passwordHash, passwordChangedAt: now, passwordChosen: true }
      const event = auditEvent(caller, now, 'password.changed', member.id)
      return await open(unit, { member: changed, event, deviceId, remember, commonPassword: false }, caller)
    })
    if (!answer) return await fail()
    await deps.limits.reward(caller.merchant.code, counts)
    return answer
  }
}
