import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { members } from '#db/schema/members.ts'
import { sessions } from '#db/schema/sessions.ts'
import type { Member } from '#stores/member-store.ts'

export interface SessionRow {
  readonly tokenHash: string
  readonly merchant: string
  readonly memberId: string
  readonly networkPrefix: string
  readonly deviceId: string | null
  readonly userAgent: string
  readonly firstTimeLogin: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** When the member last proved, within this session, to be who signed in. */
  readonly confirmedAt: Date | null
}

export interface SessionStore {
  add(session: SessionRow): Promise<void>
  /** The session and its member in one query; a token of another merchant is not found. */
  withMember(merchant: string, tokenHash: string): Promise<{ readonly session: SessionRow; readonly member: Member } | undefined>
  /** Never moves the last use back. */
  touch(tokenHash: string, at: Date): Promise<void>
  end(tokenHash: string): Promise<void>
  endAllOf(memberId: string): Promise<void>
  /** The last used first; those that ran out but were not swept yet among them. */
  ofMember(merchant: string, memberId: string): Promise<readonly SessionRow[]>
  /** The member has just proved once more to be who signed in. */
  confirm(tokenHash: string, at: Date): Promise<void>
  /** Removes sessions unused since `idleBefore` or opened before `createdBefore`; answers how many. */
  sweep(merchant: string, idleBefore: Date, createdBefore: Date): Promise<number>
}

/** Asked by every call with a session: the statement is built once, and planned once per connection. */
const prepareWithMember = (db: Database) =>
  db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), eq(sessions.merchant, sql.placeholder('merchant'))))
    .prepare('session_with_member')

export const sessionStore = (db: Database): SessionStore => {
  let withMember: ReturnType<typeof prepareWithMember> | undefined

  return {
    async add(session) {
      await db.insert(sessions).values(session)
    },

    async withMember(merchant, tokenHash) {
      withMember ??= prepareWithMember(db)
      const [found] = await withMember.execute({ merchant, tokenHash })
      return found
    },

    async touch(tokenHash, at) {
      await db
        .update(sessions)
        .set({ lastUsedAt: at })
        .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastUsedAt, at)))
    },

    async end(tokenHash) {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },

    async endAllOf(memberId) {
      await db.delete(sessions).where(eq(sessions.memberId, memberId))
    },

    ofMember: (merchant, memberId) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.merchant, merchant), eq(sessions.memberId, memberId)))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt)),

    async confirm(tokenHash, at) {
      await db.update(sessions).set({ confirmedAt: at }).where(eq(sessions.tokenHash, tokenHash))
    },

    async sweep(merchant, idleBefore, createdBefore) {
      const over = or(lt(sessions.lastUsedAt, idleBefore), lt(sessions.createdAt, createdBefore))
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.merchant, merchant), over))
        .returning({ tokenHash: sessions.tokenHash })
      return ended.length
    },
  }
}
