import { RESTRICTED } from '@foyer/contract/member-type'
import type { SignedInCaller } from '#caller.ts'
import { Refusal } from '#refusal.ts'
import type { Member } from '#stores/member-store.ts'

/** Who plays for free (services/session/free-play). Whom an operator restricted has a password or a contact, and is no guest. */
export const isGuest = ({ type, passwordHash, mobile, email }: Member): boolean =>
  type === RESTRICTED && passwordHash === null && mobile === null && email === null

/** Keeps guests from what brings a member back: a guest is forgotten within a day, and what was proven would be lost to its owner until then. */
export const refuseGuest = ({ session: { member } }: SignedInCaller): void => {
  if (isGuest(member)) throw new Refusal('no_permissions')
}
