import { eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { cellMarks } from './schema.ts'

export type CellMark = typeof cellMarks.$inferSelect

export interface CellMarkStore {
  /** Of every merchant that has one. */
  all(): Promise<readonly CellMark[]>
  of(merchant: string): Promise<CellMark | undefined>
  /** Opens a merchant that has no mark here. Returns false where it has one. */
  open(merchant: string, at: Date): Promise<boolean>
}

export const cellMarkStore = (db: Database): CellMarkStore => ({
  all: () => db.select().from(cellMarks),
  async of(merchant) {
    const [mark] = await db.select().from(cellMarks).where(eq(cellMarks.merchant, merchant))
    return mark
  },
  async open(merchant, at) {
    const opened = await db
      .insert(cellMarks)
      .values({ merchant, state: 'open', move: '', other: '', since: at })
      .onConflictDoNothing()
      .returning({ merchant: cellMarks.merchant })
    return opened.length > 0
  },
})
