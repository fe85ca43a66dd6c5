import { securityMessage } from '#account/security-message.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'

/**
 * Lets a member know that somebody signed in from a network that was not on record (docs/two-factor.md). After the unit of work that opened the session,
 * because how many notices a member gets is counted outside of it; the security page lists the network in any case.
 */
export const newNetworkNotice = (deps: Pick<Deps, 'inUnit' | 'clock' | 'limits' | 'seals' | 'newId' | 'publish'>) => {
  const messages = securityMessage(deps)
  return async (member: Member, caller: Caller): Promise<void> => {
    if (!(await messages.mayNotify(member))) return
    await deps.inUnit(async unit => await messages.notify(unit, member, 'security_new_network', caller))
  }
}
