import { RESTRICTED } from '@foyer/contract/member-type'
import type { SignedInCaller } from '#caller.ts'
import { Refusal } from '#refusal.ts'

/**
 * Keeps who plays for free (services/session/free-play) from what brings a member back: a guest is forgotten within a day, and what was
 * proven would be lost to its owner until then. Whom an operator restricted has a password or a contact, and is no guest.
 */
export const refuseGuest = ({ session: { member } }: SignedInCaller): void => {
  const { type, passwordHash, mobile, email } = member
  if (type === RESTRICTED && passwordHash === null && mobile === null && email === null) throw new Refusal('no_permissions')
}
