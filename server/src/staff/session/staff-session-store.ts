import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { StaffGrant } from '#kernel/ops/staff-session.ts'
import { staffPeople, staffRoles, staffSessions } from '#staff/schema/people.ts'

export type StaffSessionRow = typeof staffSessions.$inferSelect

export interface SessionWithPerson {
  readonly session: StaffSessionRow
  readonly person: typeof staffPeople.$inferSelect
  readonly grants: readonly StaffGrant[]
}

export interface StaffSessionStore {
  open(session: StaffSessionRow): Promise<void>
  /** The session and its person, who has not left, with the person's roles, by one query. */
  withPerson(tokenHash: string): Promise<SessionWithPerson | undefined>
  /** Never moves the last use back. */
  touch(tokenHash: string, at: Date): Promise<void>
  end(tokenHash: string): Promise<void>
  /** Returns how many there were. */
  endAllOf(personId: string): Promise<number>
  /** The last used first. */
  all(): Promise<readonly StaffSessionRow[]>
  /** Removes those unused since `idleBefore`, or opened before `createdBefore`. */
  sweep(idleBefore: Date, createdBefore: Date): Promise<void>
}

/** Every call of the console runs this, so the statement is built once, and planned once per connection. */
const prepareWithPerson = (db: Database) =>
  db
    .select({
      session: staffSessions,
      person: staffPeople,
      grants: sql<readonly StaffGrant[] | null>`(${db
        .select({ all: sql`json_agg(json_build_object('merchant', ${staffRoles.merchant}, 'role', ${staffRoles.role}) order by ${staffRoles.role})` })
        .from(staffRoles)
        .where(eq(staffRoles.personId, staffSessions.personId))})`,
    })
    .from(staffSessions)
    .innerJoin(staffPeople, eq(staffPeople.id, staffSessions.personId))
    .where(and(eq(staffSessions.tokenHash, sql.placeholder('tokenHash')), isNull(staffPeople.endedAt)))
    .prepare('staff_session_with_person')

export const staffSessionStore = (db: Database): StaffSessionStore => {
  let withPerson: ReturnType<typeof prepareWithPerson> | undefined

  return {
    async open(session) {
      await db.insert(staffSessions).values(session)
    },
    async withPerson(tokenHash) {
      withPerson ??= prepareWithPerson(db)
      const [row] = await withPerson.execute({ tokenHash })
      return row && { ...row, grants: row.grants ?? [] }
    },
    async touch(tokenHash, at) {
      await db
        .update(staffSessions)
        .set({ seenAt: at })
        .where(and(eq(staffSessions.tokenHash, tokenHash), lt(staffSessions.seenAt, at)))
    },
    async end(tokenHash) {
      await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
    },
    async endAllOf(personId) {
      const ended = await db.delete(staffSessions).where(eq(staffSessions.personId, personId)).returning({ personId: staffSessions.personId })
      return ended.length
    },
    all: () => db.select().from(staffSessions).orderBy(desc(staffSessions.seenAt)),
    async sweep(idleBefore, createdBefore) {
      await db.delete(staffSessions).where(or(lt(staffSessions.seenAt, idleBefore), lt(staffSessions.createdAt, createdBefore)))
    },
  }
}
