import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { staffTokens } from '#staff/schema.ts'
import { staffPeople } from '#staff/schema/people.ts'

export type StaffTokenRow = typeof staffTokens.$inferSelect

export interface StaffTokenStore {
  add(token: Omit<StaffTokenRow, 'seenAt'>): Promise<void>
  /** The token and its person, who has not left, while it holds. */
  holding(tokenHash: string, now: Date): Promise<{ readonly token: StaffTokenRow; readonly person: typeof staffPeople.$inferSelect } | undefined>
  /** Those that hold, of one person or of all; the newest first. */
  list(now: Date, personId?: string): Promise<readonly StaffTokenRow[]>
  /** Never moves the last use back. */
  touch(id: string, at: Date): Promise<void>
  /** Removes it and returns it, where it is this person's. */
  end(personId: string, id: string): Promise<StaffTokenRow | undefined>
  /** Returns how many there were. */
  endAllOf(personId: string): Promise<number>
  sweep(expiredBefore: Date): Promise<void>
}

export const staffTokenStore = (db: Database): StaffTokenStore => ({
  async add(token) {
    await db.insert(staffTokens).values(token)
  },
  async holding(tokenHash, now) {
    const [row] = await db
      .select({ token: staffTokens, person: staffPeople })
      .from(staffTokens)
      .innerJoin(staffPeople, eq(staffPeople.id, staffTokens.personId))
      .where(and(eq(staffTokens.tokenHash, tokenHash), gt(staffTokens.expiresAt, now), isNull(staffPeople.endedAt)))
    return row
  },
  list: (now, personId) =>
    db
      .select()
      .from(staffTokens)
      .where(and(gt(staffTokens.expiresAt, now), personId === undefined ? undefined : eq(staffTokens.personId, personId)))
      .orderBy(desc(staffTokens.createdAt)),
  async touch(id, at) {
    await db
      .update(staffTokens)
      .set({ seenAt: at })
      .where(and(eq(staffTokens.id, id), or(isNull(staffTokens.seenAt), lt(staffTokens.seenAt, at))))
  },
  async end(personId, id) {
    const [row] = await db
      .delete(staffTokens)
      .where(and(eq(staffTokens.id, id), eq(staffTokens.personId, personId)))
      .returning()
    return row
  },
  async endAllOf(personId) {
    const ended = await db.delete(staffTokens).where(eq(staffTokens.personId, personId)).returning({ id: staffTokens.id })
    return ended.length
  },
  async sweep(expiredBefore) {
    await db.delete(staffTokens).where(lt(staffTokens.expiresAt, expiredBefore))
  },
})
