import { eq } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { reportMarks, reportNights } from '#reports/schema/marks.ts'

/** How far the sums are made. */
export interface ReportMarks {
  mark(merchant: string): Promise<{ readonly until: Date; readonly madeAt: Date } | undefined>
  setMark(merchant: string, until: Date, madeAt: Date): Promise<void>
  /** How many units of the sums of this night are made. */
  nightDone(merchant: string, night: Date): Promise<number>
  setNightDone(merchant: string, night: Date, done: number): Promise<void>
}

export const reportMarkRows = (db: Database): ReportMarks => ({
  async mark(merchant) {
    const [row] = await db.select().from(reportMarks).where(eq(reportMarks.merchant, merchant))
    return row
  },

  async setMark(merchant, until, madeAt) {
    await db.insert(reportMarks).values({ merchant, until, madeAt }).onConflictDoUpdate({ target: reportMarks.merchant, set: { until, madeAt } })
  },

  async nightDone(merchant, night) {
    const [row] = await db.select().from(reportNights).where(eq(reportNights.merchant, merchant))
    return row?.night.getTime() === night.getTime() ? row.done : 0
  },

  async setNightDone(merchant, night, done) {
    await db.insert(reportNights).values({ merchant, night, done }).onConflictDoUpdate({ target: reportNights.merchant, set: { night, done } })
  },
})
