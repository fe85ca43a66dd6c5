import { securityMessage } from '#account/security-message.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'

/**
 * Lets a member know that somebody signed in from a network that was not on record (docs/two-factor.md). It is sent after the unit of work that opened the
 * session, because how many notices a member gets is counted outside of it; the security page lists the network in any case.
 */
export const newNetworkNotice = (deps: Pick<Deps, 'inUnit' | 'clock' | 'limits' | 'seals' | 'newId' | 'publish'>) => {
  const messages = securityMessage(deps)
  /** For one sign-in: hand `onNewNetwork` to what opens the session, and send afterwards. */
  return (caller: Caller) => {
    let member: Member | undefined
    return {
      onNewNetwork: (surprised: Member): void => {
        member = surprised
      },
      async send(): Promise<void> {
        const known = member
        if (!known || !(await messages.mayNotify(known))) return
        await deps.inUnit(async unit => await messages.notify(unit, known, 'security_new_network', caller))
      },
    }
  }
}
