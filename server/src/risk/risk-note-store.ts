import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { riskNotes } from '#risk/schema/cases.ts'

export type RiskNote = typeof riskNotes.$inferSelect

/** What staff wrote about a case. */
export interface RiskNoteStore {
  /** The oldest first. */
  notesOf(merchant: string, caseId: number): Promise<readonly RiskNote[]>
  addNote(note: typeof riskNotes.$inferInsert): Promise<void>
}

export const riskNoteStore = (db: Database): RiskNoteStore => ({
  notesOf: (merchant, caseId) =>
    db
      .select()
      .from(riskNotes)
      .where(and(eq(riskNotes.merchant, merchant), eq(riskNotes.caseId, caseId)))
      .orderBy(asc(riskNotes.id))
      .limit(500),

  async addNote(note) {
    await db.insert(riskNotes).values(note)
  },
})
