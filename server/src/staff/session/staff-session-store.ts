import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { staffPeople, staffSessions } from '#staff/schema/people.ts'

export type StaffSessionRow = typeof staffSessions.$inferSelect

export interface StaffSessionStore {
  open(session: StaffSessionRow): Promise<void>
  /** The session and its person, who has not left. */
  withPerson(tokenHash: string): Promise<{ readonly session: StaffSessionRow; readonly person: typeof staffPeople.$inferSelect } | undefined>
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

export const staffSessionStore = (db: Database): StaffSessionStore => ({
  async open(session) {
    await db.insert(staffSessions).values(session)
  },
  async withPerson(tokenHash) {
    const [row] = await db
      .select({ session: staffSessions, person: staffPeople })
      .from(staffSessions)
      .innerJoin(staffPeople, eq(staffPeople.id, staffSessions.personId))
      .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staffPeople.endedAt)))
    return row
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
})
