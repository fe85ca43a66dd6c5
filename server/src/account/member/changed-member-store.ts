import type { LanguageCode } from '@foyer/contract/languages'
import { and, eq, isNull } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { isUniqueViolation } from '#kernel/db/unique-violation.ts'
import { Refusal } from '#kernel/refusal.ts'
import { is, type VerifiedContact } from './stored-member-store.ts'

/** Changes what is kept of a member. */
export interface ChangedMembers {
  /** Sets a contact that a code has proven. Throws `mobile.exists` or `email.exists` if another member proved it first. */
  setContact(merchant: string, id: string, contact: VerifiedContact, at: Date): Promise<void>
  removeContact(merchant: string, id: string, channel: VerifiedContact['channel']): Promise<void>
  /** Sets a password that the member chose. */
  setPassword(merchant: string, id: string, passwordHash: string, changedAt: Date): Promise<void>
  /** Writes only if the stored hash is still `was`, because a rehash must not undo a change. */
  rehash(merchant: string, id: string, was: string, passwordHash: string): Promise<void>
  setLanguage(merchant: string, id: string, language: LanguageCode): Promise<void>
  setProfileIcon(merchant: string, id: string, icon: number | null): Promise<void>
  /** By member type. */
  setType(merchant: string, id: string, type: number): Promise<void>
  /** Only once: false where the member has told it before. */
  setBirthday(merchant: string, id: string, birthday: string): Promise<boolean>
  /** ISO 3166-1 alpha-2. */
  setCountry(merchant: string, id: string, country: string): Promise<void>
  setBoardHidden(merchant: string, id: string, hidden: boolean): Promise<void>
  /** Nobody signs in to the account from now on. */
  close(merchant: string, id: string, at: Date): Promise<void>
  /** No session is opened until then; null: sign-in is free. */
  setLockedUntil(merchant: string, id: string, until: Date | null): Promise<void>
  /** Records the first sign-in; returns true exactly once per member, even under concurrency. */
  markFirstLogin(merchant: string, id: string, at: Date): Promise<boolean>
}

export const changedMembers = (db: Database): ChangedMembers => ({
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

  async setLanguage(merchant, id, language) {
    await db.update(members).set({ language }).where(is(merchant, id))
  },

  async setType(merchant, id, type) {
    await db.update(members).set({ type }).where(is(merchant, id))
  },

  async setProfileIcon(merchant, id, profileIcon) {
    await db.update(members).set({ profileIcon }).where(is(merchant, id))
  },

  async setBirthday(merchant, id, birthday) {
    const changed = await db
      .update(members)
      .set({ birthday })
      .where(and(is(merchant, id), isNull(members.birthday)))
      .returning({ id: members.id })
    return changed.length === 1
  },

  async setBoardHidden(merchant, id, boardHidden) {
    await db.update(members).set({ boardHidden }).where(is(merchant, id))
  },

  async setCountry(merchant, id, country) {
    await db.update(members).set({ country }).where(is(merchant, id))
  },

  async close(merchant, id, at) {
    await db.update(members).set({ closedAt: at }).where(is(merchant, id))
  },

  async setLockedUntil(merchant, id, lockedUntil) {
    await db.update(members).set({ lockedUntil }).where(is(merchant, id))
  },

  async markFirstLogin(merchant, id, at) {
    const marked = await db
      .update(members)
      .set({ firstLoginAt: at })
      .where(and(is(merchant, id), isNull(members.firstLoginAt)))
      .returning({ id: members.id })
    return marked.length === 1
  },
})
