import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { caseless, oneOf } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Member } from '#kernel/member.ts'

/** A contact that the member has proven with a code sent to it. */
export interface VerifiedContact {
  readonly channel: 'sms' | 'email'
  /** E.164 digits, or an address in lower case. */
  readonly recipient: string
}

/** Every sign-in runs this, so the statement is built once, and planned once per connection. */
const prepareByUsername = (db: Database) =>
  db
    .select()
    .from(members)
    .where(and(eq(members.merchant, sql.placeholder('merchant')), sql`${caseless(members.username)} = ${caseless(sql.placeholder('username'))}`))
    .prepare('member_by_username')

/** Built once too: most calls that somebody else makes about a member run it. */
const prepareById = (db: Database) =>
  db
    .select()
    .from(members)
    .where(and(eq(members.merchant, sql.placeholder('merchant')), eq(members.id, sql.placeholder('id'))))
    .prepare('member_by_id')

export const is = (merchant: string, id: string) => and(eq(members.merchant, merchant), eq(members.id, id))

/** Finds members. */
export interface StoredMembers {
  byId(merchant: string, id: string): Promise<Member | undefined>
  byIds(merchant: string, ids: readonly string[]): Promise<readonly Member[]>
  /** Like `byId`, inside a unit of work: nobody else can change the member until it ends, so a sign-in and a password change run one after the other. */
  lock(merchant: string, id: string): Promise<Member | undefined>
  /** The member who has proven to own it. */
  byContact(merchant: string, contact: VerifiedContact): Promise<Member | undefined>
  /** Case-insensitive. */
  byUsername(merchant: string, username: string): Promise<Member | undefined>
}

export const storedMembers = (db: Database): StoredMembers => {
  let byUsername: ReturnType<typeof prepareByUsername> | undefined
  let byId: ReturnType<typeof prepareById> | undefined

  return {
    async byId(merchant, id) {
      byId ??= prepareById(db)
      const [member] = await byId.execute({ merchant, id })
      return member
    },

    async byIds(merchant, ids) {
      if (ids.length === 0) return []
      return await db
        .select()
        .from(members)
        .where(and(eq(members.merchant, merchant), oneOf(members.id, ids)))
    },

    async lock(merchant, id) {
      const [member] = await db.select().from(members).where(is(merchant, id)).for('no key update')
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
  }
}
