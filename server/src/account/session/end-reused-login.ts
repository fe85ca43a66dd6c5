import { securityMessage } from '#account/security-message.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { RememberToken } from './remember-store.ts'

/**
 * Ends every saved login and every session of the device whose replaced token was used again, and the trust in it, and tells the member: two hold a copy of the
 * saved login, and nobody can tell which of them is the member (decision 8).
 */
export const endReusedLogin = (deps: Pick<Deps, 'inUnit' | 'clock' | 'limits' | 'newId' | 'seals' | 'publish'>) => {
  const messages = securityMessage(deps)

  return async ({ merchant, memberId, deviceId }: RememberToken, caller: Caller): Promise<void> => {
    const mayNotify = await messages.mayNotify({ merchant, id: memberId })
    await deps.inUnit(async unit => {
      const member = await unit.members.lock(merchant, memberId)
      if (!member) return
      await unit.remember.endOfDevice(merchant, memberId, deviceId)
      await unit.sessions.endOfDevice(merchant, memberId, deviceId)
      if (deviceId !== null) await unit.trustedDevices.endOfDevice({ merchant, memberId }, deviceId)
      await unit.audit.add(auditEvent(caller, deps.clock(), 'remember.reused', memberId, { network: caller.network.prefix }))
      if (mayNotify) await messages.notify(unit, member, 'security_login_reused', caller)
    })
  }
}
