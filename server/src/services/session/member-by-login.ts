import type { Caller } from '#caller.ts'
import { digestOf } from '#crypto/digest.ts'
import type { Merchant } from '#merchants/merchant.ts'
import { loginMobileOf } from '#services/verification/contacts.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'

/** The member who signs in by this name: a user name, or a proven number, which no user name can look like. One look-up in either case. */
export const memberByLogin = async ({ members }: Pick<Stores, 'members'>, merchant: Merchant, name: string): Promise<Member | undefined> => {
  const recipient = loginMobileOf(merchant, name)
  return recipient === undefined
    ? await members.byUsername(merchant.code, name)
    : await members.byContact(merchant.code, { channel: 'sms', recipient })
}

/** Hashed, because a mistyped name may be anything, even a password or text that the database cannot store. A number counts as one account however it is written. */
export const accountKey = ({ merchant }: Pick<Caller, 'merchant'>, username: string): string =>
  digestOf(loginMobileOf(merchant, username) ?? username.toLowerCase())
