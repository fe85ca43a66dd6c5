import type { Caller } from '#caller.ts'
import { digestOf } from '#crypto/digest.ts'
import type { Merchant } from '#merchants/merchant.ts'
import { loginMobileOf } from '#services/verification/contacts.ts'
import type { Member } from '#stores/member-store.ts'
import type { Stores } from '#stores/stores.ts'

/** The member whom a password belongs to: by user name, or by the proven number a user name can never look like. One look-up either way. */
export const memberByLogin = async ({ members }: Pick<Stores, 'members'>, merchant: Merchant, name: string): Promise<Member | undefined> => {
  const recipient = loginMobileOf(merchant, name)
  return recipient === undefined
    ? await members.byUsername(merchant.code, name)
    : await members.byContact(merchant.code, { channel: 'sms', recipient })
}

/** Hashed, because a name typed wrongly may be anything: a password, or what no database stores. A number counts as one however it is written. */
export const accountKey = ({ merchant }: Pick<Caller, 'merchant'>, username: string): string =>
  digestOf(loginMobileOf(merchant, username) ?? username.toLowerCase())
