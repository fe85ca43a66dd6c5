import type { SignedInCaller } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { auditEvent, type AuditName } from '#services/audit.ts'
import { refuseGuest } from '#services/member/guest.ts'
import { requireConfirmation } from '#services/member/security/confirmation.ts'
import { securityMessage } from '#services/messages/security-message.ts'
import type { Stores } from '#stores/stores.ts'

/** What every change of a member's second factors has in common: confirmed before, written down and told in the same unit of work. */
export const changeFactors = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'seals'>) => {
  const { stores, inUnit, clock } = deps
  const messages = securityMessage(deps)
  return {
    /** Throws `confirmation.required`, and `no_permissions` for a guest. */
    async requireConfirmed(caller: SignedInCaller): Promise<void> {
      refuseGuest(caller)
      const { member } = caller.session
      requireConfirmation(caller, await stores.factors.of(member.merchant, member.id), clock())
    },

    /** `write` under the member's lock; whatever it throws undoes all. */
    async change(
      caller: SignedInCaller,
      event: Extract<AuditName, `factor.${string}`>,
      factor: string,
      write: (unit: Stores, now: Date) => Promise<void>,
    ): Promise<void> {
      const { member } = caller.session
      const mayTell = await messages.mayTell(member.id)
      await inUnit(async unit => {
        const locked = await unit.members.lock(member.merchant, member.id)
        const now = clock()
        await write(unit, now)
        await unit.audit.add(auditEvent(caller, now, event, member.id, { factor }))
        if (mayTell && locked) await messages.tell(unit, locked, 'security_changed', caller)
      })
    },
  }
}
