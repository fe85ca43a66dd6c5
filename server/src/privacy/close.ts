import { refuseGuest } from '#account/member/guest.ts'
import { confirmation } from '#account/security/confirmation.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { closeAccount } from './close-account.ts'

/** Closes the member's own account. */
export const close = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'identity'>): Service<'member.close'> => {
  const { require: requireConfirmed } = confirmation(deps)
  const closeIn = closeAccount(deps)

  return async (_request, caller) => {
    refuseGuest(caller)
    await requireConfirmed(caller)
    await deps.inUnit(unit => closeIn(unit, caller, caller.session.member.id))
    return {}
  }
}
