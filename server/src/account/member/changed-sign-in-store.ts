import { and, eq } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { isUniqueViolation } from '#kernel/db/unique-violation.ts'
import { Refusal } from '#kernel/refusal.ts'
import { is, type VerifiedContact } from './stored-member-store.ts'

/** Changes by what a member signs in: contacts and the password. */
export interface ChangedSignIn {
  /** Sets a contact that a code has proven. Throws `mobile.exists` or `email.exists` if another member proved it first. */
  setContact(merchant: string, id: string, contact: VerifiedContact, at: Date): Promise<void>
  removeContact(merchant: string, id: string, channel: VerifiedContact['channel']): Promise<void>
  /** Sets a password that the member chose. */
  setPassword(merchant: string, id: string, passwordHash: string, changedAt: Date): Promise<void>
  /** Writes only if the stored hash is still `was`, because a rehash must not undo a change. */
  rehash(merchant: string, id: string, was: string, passwordHash: string): Promise<void>
}

export const changedSignIn = (db: Database): ChangedSignIn => ({
  async setContact(merchant, id, { channel, recipient }, at) {
    const contact = channel === 'sms' ? { mobile: recipient, mobileVerifiedAt: at } : { email: recipient, emailVerifiedAt: at }
    try {
      await db.update(members).set(contact).where(is(merchant, id))
    } catch (error) {
      if (isUniqueViolation(error)) throw new Refusal(channel === 'sms' ? 'mobile.exists' : 'email.exists')
      throw error
    }
  },

  async removeContact(merchant, id, channel) {
    const none = channel === 'sms' ? { mobile: null, mobileVerifiedAt: null } : { email: null, emailVerifiedAt: null }
    await db.update(members).set(none).where(is(merchant, id))
  },

  async setPassword(merchant, id, passwordHash, changedAt) {
    await db.update(members).set({ passwordHash, passwordChangedAt: changedAt, passwordChosen: true }).where(is(merchant, id))
  },

  async rehash(merchant, id, was, passwordHash) {
    await db
      .update(members)
      .set({ passwordHash })
      .where(and(is(merchant, id), eq(members.passwordHash, was)))
  },
})
