import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'

/** Whether this is a free-play member (account/session/free-play.ts). A member whom an operator restricted has a password or a contact, and is no guest. */
export const isGuest = ({ type, passwordHash, mobile, email }: Member): boolean =>
  type === RESTRICTED && passwordHash === null && mobile === null && email === null

/** Guests may not add a way to sign in: a guest is deleted within a day, and until then the contact or identity would be lost to its owner. */
export const refuseGuest = ({ session: { member } }: SignedInCaller): void => {
  if (isGuest(member)) throw new Refusal('no_permissions')
}
