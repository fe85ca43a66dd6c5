import type { VerifiedContact } from '#account/member/stored-member-store.ts'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { emailOf, loginMobileOf } from './contacts.ts'

/** The proven contact that a name stands for: a number or an address, which no user name can look like. */
const contactOf = (merchant: Merchant, name: string): VerifiedContact | undefined => {
  const mobile = loginMobileOf(merchant, name)
  if (mobile !== undefined) return { channel: 'sms', recipient: mobile }
  const email = emailOf(name)
  return email === undefined ? undefined : { channel: 'email', recipient: email }
}

/** The member who signs in by this name: a user name, or a proven number or e-mail address. One look-up in each case. */
export const memberByLogin = async ({ members }: Pick<Stores, 'members'>, merchant: Merchant, name: string): Promise<Member | undefined> => {
  const contact = contactOf(merchant, name)
  return contact === undefined ? await members.byUsername(merchant.code, name) : await members.byContact(merchant.code, contact)
}

/** Hashed, because a mistyped name may be anything, even a password or text that the database cannot store. A contact counts as one account however it is written. */
export const accountKey = ({ merchant }: Pick<Caller, 'merchant'>, username: string): string =>
  digestOf(contactOf(merchant, username)?.recipient ?? username.toLowerCase())
