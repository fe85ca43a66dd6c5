import { and, desc, eq, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { oneOf } from '#kernel/db/columns.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { memberNotes, memberTags } from './schema.ts'

type NewTag = Omit<typeof memberTags.$inferInsert, 'registeredAt'>
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
  addTag(tag: NewTag): Promise<boolean>
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

  async addTag({ merchant, memberId, tag, by, at }) {
    // From the member's row, by whose registration staff list who has a tag. A split database takes no select among values.
    const added = await rowsOf(
      db,
      sql`insert into ${memberTags} (merchant, member_id, tag, by, at, registered_at)
        select m.merchant, m.id, ${tag}::text, ${by}::text, ${at.toISOString()}::timestamptz, m.registered_at
        from ${members} m where m.merchant = ${merchant} and m.id = ${memberId}
        on conflict do nothing returning tag`,
    )
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
