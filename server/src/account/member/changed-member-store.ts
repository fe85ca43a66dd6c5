import type { LanguageCode } from '@foyer/contract/languages'
import { and, isNull } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { type ChangedSignIn, changedSignIn } from './changed-sign-in-store.ts'
import { is } from './stored-member-store.ts'

/** Changes what is kept of a member. */
export interface ChangedMembers extends ChangedSignIn {
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
  ...changedSignIn(db),

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
