import { refuseGuest } from '#account/member/guest.ts'
import { securityMessage } from '#account/security-message.ts'
import type { AuditDetails, AuditName } from '#kernel/audit/audit-event.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import { confirmation } from './confirmation.ts'

export type ChangeDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'newId' | 'seals' | 'identity' | 'randomToken' | 'publish'>

/** Runs under the member's lock; an error undoes everything. */
type Write<Result> = (unit: Stores, now: Date, locked: Member) => Promise<Result>

type ChangeEvent = Extract<AuditName, `factor.${string}` | `payout-account.${string}` | 'recovery-codes.made' | 'identity.bound' | 'identity.unbound'>

/** Shared by every change to how a member signs in or verifies: it requires a confirmation first, and writes the audit event and the notice in the same unit of work. */
export const changeFactors = (deps: ChangeDeps) => {
  const { inUnit, clock } = deps
  const messages = securityMessage(deps)
  const { require: requireRecent } = confirmation(deps)
  return {
    /** Throws `confirmation.required`, and `no_permissions` for a guest. */
    async requireConfirmed(caller: SignedInCaller): Promise<void> {
      refuseGuest(caller)
      await requireRecent(caller)
    },

    async change<Event extends ChangeEvent, Result>(
      caller: SignedInCaller,
      event: Event,
      detail: AuditDetails[Event],
      write: Write<Result>,
    ): Promise<Result> {
      const { member, tokenHash } = caller.session
      const mayNotify = await messages.mayNotify(member)
      return await inUnit(async unit => {
        const locked = await unit.members.lock(member.merchant, member.id)
        // The account was closed since the request began: its sessions ended, and what closing removed must not come back.
        if (!locked || locked.closedAt) throw new Refusal('user.or.token.invalid')
        // So does a password that was changed or recovered meanwhile: whoever is to be kept out must not add a way in on the last moment.
        if (!(await unit.sessions.withMember(member.merchant, tokenHash))) throw new Refusal('user.or.token.invalid')
        const now = clock()
        const result = await write(unit, now, locked)
        await unit.audit.add(auditEvent(caller, now, event, member.id, detail))
        if (mayNotify) await messages.notify(unit, locked, 'security_changed', caller)
        return result
      })
    },
  }
}
