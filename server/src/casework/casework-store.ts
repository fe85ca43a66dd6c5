import { and, desc, eq } from 'drizzle-orm'
import { oneOf } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { memberNotes, memberTags } from './schema.ts'

export type MemberNote = typeof memberNotes.$inferSelect

/** Notes and tags of staff about members. */
export interface CaseworkStore {
  /** The latest first. */
  notesOf(owner: Owner): Promise<readonly MemberNote[]>
  addNote(note: typeof memberNotes.$inferInsert): Promise<MemberNote>
  /** What it said; undefined where the member has no such note. */
  removeNote(owner: Owner, id: number): Promise<MemberNote | undefined>
  /** By member, in order. */
  tagsOf(merchant: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  /** False where the member has it already. */
  addTag(tag: typeof memberTags.$inferInsert): Promise<boolean>
  /** False where the member does not have it. */
  removeTag(owner: Owner, tag: string): Promise<boolean>
}

const isOf = (table: typeof memberNotes | typeof memberTags, { merchant, memberId }: Owner) =>
  and(eq(table.merchant, merchant), eq(table.memberId, memberId))

export const caseworkStore = (db: Database): CaseworkStore => ({
  notesOf: owner => db.select().from(memberNotes).where(isOf(memberNotes, owner)).orderBy(desc(memberNotes.id)),

  async addNote(note) {
    const [added] = await db.insert(memberNotes).values(note).returning()
    if (!added) throw new Error('a note was not written')
    return added
  },

  async removeNote(owner, id) {
    const [removed] = await db
      .delete(memberNotes)
      .where(and(isOf(memberNotes, owner), eq(memberNotes.id, id)))
      .returning()
    return removed
  },

  async tagsOf(merchant, memberIds) {
    if (memberIds.length === 0) return new Map()
    const rows = await db
      .select({ memberId: memberTags.memberId, tag: memberTags.tag })
      .from(memberTags)
      .where(and(eq(memberTags.merchant, merchant), oneOf(memberTags.memberId, memberIds)))
      .orderBy(memberTags.tag)
    return new Map([...Map.groupBy(rows, ({ memberId }) => memberId)].map(([id, own]) => [id, own.map(({ tag }) => tag)]))
  },

  async addTag(tag) {
    const added = await db.insert(memberTags).values(tag).onConflictDoNothing().returning({ tag: memberTags.tag })
    return added.length === 1
  },

  async removeTag(owner, tag) {
    const removed = await db
      .delete(memberTags)
      .where(and(isOf(memberTags, owner), eq(memberTags.tag, tag)))
      .returning({ tag: memberTags.tag })
    return removed.length === 1
  },
})
