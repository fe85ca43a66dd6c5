import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { auditEvents } from '#kernel/audit/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { moneyEvents } from '#money/schema.ts'
import { riskMarks } from '#risk/schema/marks.ts'
import type { Journal, Part, Arrival } from './journal.ts'
import { type RiskPlayRows, riskPlayRows, memberIdsIn } from './risk-play-store.ts'

/** The journals of the product, read in bounded parts by their keys. `last`: the number of the last row that was read; undefined where there is none. */
export interface RiskJournalStore extends RiskPlayRows {
  /** Up to which row a journal was taken in. In a unit of work: nobody else takes it in meanwhile. */
  take(merchant: string, journal: Journal): Promise<number>
  setMark(merchant: string, journal: Journal, upto: number): Promise<void>
  /** All events of a part; those that are neither sign-in nor registration have no place among the arrivals. */
  arrivals(merchant: string, part: Part): Promise<{ readonly last: number | undefined; readonly arrivals: readonly Arrival[] }>
  /** Who deposited or was paid out. */
  payers(merchant: string, part: Part): Promise<{ readonly last: number | undefined; readonly memberIds: readonly string[] }>
}

export const riskJournalStore = (db: Database): RiskJournalStore => ({
  ...riskPlayRows(db),

  async take(merchant, journal) {
    await db.insert(riskMarks).values({ merchant, journal, upto: 0 }).onConflictDoNothing()
    const [mark] = await db
      .select({ upto: riskMarks.upto })
      .from(riskMarks)
      .where(and(eq(riskMarks.merchant, merchant), eq(riskMarks.journal, journal)))
      .for('update')
    return mark?.upto ?? 0
  },

  async setMark(merchant, journal, upto) {
    await db
      .update(riskMarks)
      .set({ upto })
      .where(and(eq(riskMarks.merchant, merchant), eq(riskMarks.journal, journal)))
  },

  async arrivals(merchant, { after, before, limit }) {
    const rows = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.merchant, merchant), gt(auditEvents.id, after), lt(auditEvents.at, before)))
      .orderBy(asc(auditEvents.id))
      .limit(limit)
    return {
      last: rows.at(-1)?.id,
      arrivals: rows.flatMap(({ id, at, memberId, event, ip, detail }) =>
        memberId !== null && (event === 'login.succeeded' || event === 'member.registered')
          ? [{ id, at, memberId, ip, device: 'device' in detail ? detail.device : undefined, isRegistration: event === 'member.registered' }]
          : [],
      ),
    }
  },

  async payers(merchant, { after, before, limit }) {
    const rows = await db
      .select({ id: moneyEvents.transferId, member: moneyEvents.memberId })
      .from(moneyEvents)
      .where(and(eq(moneyEvents.merchant, merchant), gt(moneyEvents.transferId, after), lt(moneyEvents.at, before)))
      .orderBy(asc(moneyEvents.transferId))
      .limit(limit)
    return { last: rows.at(-1)?.id, memberIds: memberIdsIn(rows) }
  },
})
