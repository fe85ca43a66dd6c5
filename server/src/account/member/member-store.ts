import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import type { LanguageCode } from '@foyer/contract/languages'
import { and, eq, exists, inArray, isNotNull, isNull, lt, not, notExists, sql } from 'drizzle-orm'
import { members, registrations } from '#account/schema/members.ts'
import { sessions } from '#account/schema/sessions.ts'
import { caseless } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import { isUniqueViolation } from '#kernel/db/unique-violation.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { GuestSweep } from './guest-sweep.ts'

/** A contact that the member has proven with a code sent to it. */
export interface VerifiedContact {
  readonly channel: 'sms' | 'email'
  /** E.164 digits, or an address in lower case. */
  readonly recipient: string
}

/** Facts known only at registration: stored for reports, never changed. */
export interface RegistrationFacts {
  readonly method: string
  readonly url?: string | undefined
  readonly domain?: string | undefined
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
  readonly networkPrefix: string
}

type Contacts = 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'
/** What `games/member-play-store.ts` counts. */
export type CountedBets = 'betCount' | 'stakedAmount' | 'countedVersion'
type Later =
  | 'depositCount'
  | 'depositedAmount'
  | 'firstDepositAt'
  | CountedBets
  | 'boardHidden'
  | 'birthday'
  | 'profileIcon'
  | 'closedAt'
  | 'lockedUntil'
/** A member to add, who has no deposits or bets yet; contacts and a country that are omitted are unknown. */
export type NewMember = Omit<Member, Contacts | Later | 'country'> & Partial<Pick<Member, Contacts | 'country'>>

export interface MemberStore {
  /** Throws `username.exists` if the merchant has the name already, in any letter case; `mobile.exists` if the number is another member's. */
  add(member: NewMember, registration: RegistrationFacts): Promise<void>
  byId(merchant: string, id: string): Promise<Member | undefined>
  byIds(merchant: string, ids: readonly string[]): Promise<readonly Member[]>
  /** Like `byId`, inside a unit of work: nobody else can change the member until it ends, so a sign-in and a password change run one after the other. */
  lock(merchant: string, id: string): Promise<Member | undefined>
  /** The member who has proven to own it. */
  byContact(merchant: string, contact: VerifiedContact): Promise<Member | undefined>
  /** Case-insensitive. */
  byUsername(merchant: string, username: string): Promise<Member | undefined>
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
  /** Removes restricted members who registered by `method` before the given time and have no session any more; returns their number. */
  sweepGuests(method: string, registeredBefore: Date): Promise<number>
  /** Records the first sign-in; returns true exactly once per member, even under concurrency. */
  markFirstLogin(merchant: string, id: string, at: Date): Promise<boolean>
}

/** Every sign-in runs this, so the statement is built once, and planned once per connection. */
const prepareByUsername = (db: Database) =>
  db
    .select()
    .from(members)
    .where(and(eq(members.merchant, sql.placeholder('merchant')), sql`${caseless(members.username)} = ${caseless(sql.placeholder('username'))}`))
    .prepare('member_by_username')

const is = (merchant: string, id: string) => and(eq(members.merchant, merchant), eq(members.id, id))

export const memberStore = (db: Database, guests: readonly GuestSweep[]): MemberStore => {
  let byUsername: ReturnType<typeof prepareByUsername> | undefined

  const one = (merchant: string, id: string) => db.select().from(members).where(is(merchant, id))

  const isTaken = async ({ merchant, username }: NewMember): Promise<boolean> => {
    const found = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant), sql`${caseless(members.username)} = ${caseless(username)}`))
    return found.length > 0
  }

  return {
    async add(member, registration) {
      // Waits for a concurrent registration of the same name, then finds its row.
      const added = await db.insert(members).values(member).onConflictDoNothing().returning({ id: members.id })
      if (added.length === 0) throw new Refusal((await isTaken(member)) ? 'username.exists' : 'mobile.exists')
      await db.insert(registrations).values({ memberId: member.id, merchant: member.merchant, ...registration })
    },

    async byId(merchant, id) {
      const [member] = await one(merchant, id)
      return member
    },

    async byIds(merchant, ids) {
      if (ids.length === 0) return []
      return await db
        .select()
        .from(members)
        .where(and(eq(members.merchant, merchant), inArray(members.id, [...ids])))
    },

    async lock(merchant, id) {
      const [member] = await one(merchant, id).for('no key update')
      return member
    },

    async byUsername(merchant, username) {
      if (username.includes('\0')) return undefined // no name contains NUL, and the database would refuse it
      byUsername ??= prepareByUsername(db)
      const [member] = await byUsername.execute({ merchant, username })
      return member
    },

    async byContact(merchant, { channel, recipient }) {
      if (recipient.includes('\0')) return undefined
      const isTheirs =
        channel === 'sms'
          ? and(eq(members.mobile, recipient), isNotNull(members.mobileVerifiedAt))
          : and(eq(members.email, recipient), isNotNull(members.emailVerifiedAt))
      const [member] = await db
        .select()
        .from(members)
        .where(and(eq(members.merchant, merchant), isTheirs))
      return member
    },

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

    async sweepGuests(method, registeredBefore) {
      const isTheirs = (table: typeof registrations | typeof sessions) => and(eq(table.merchant, members.merchant), eq(table.memberId, members.id))
      const playsForFree = db
        .select({ id: registrations.memberId })
        .from(registrations)
        .where(and(isTheirs(registrations), eq(registrations.method, method)))
      const session = db.select({ id: sessions.memberId }).from(sessions).where(isTheirs(sessions))
      // Members whom an operator restricted must stay.
      const isOver = and(
        eq(members.type, RESTRICTED),
        lt(members.registeredAt, registeredBefore),
        exists(playsForFree),
        notExists(session),
        ...guests.flatMap(({ keeps }) => (keeps ? [not(keeps(db))] : [])),
      )
      if (!isOver) throw new Error('without a condition every member would be removed')
      for (const { before } of guests) await before?.(db, isOver)
      const gone = await db.delete(members).where(isOver).returning({ id: members.id })
      return gone.length
    },

    async markFirstLogin(merchant, id, at) {
      const marked = await db
        .update(members)
        .set({ firstLoginAt: at })
        .where(and(is(merchant, id), isNull(members.firstLoginAt)))
        .returning({ id: members.id })
      return marked.length === 1
    },
  }
}
