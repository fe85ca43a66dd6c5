import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { ReportedFault, FaultFilter, CountedFault } from './fault.ts'
import { pageFaults } from './schema.ts'

export interface FaultStore {
  /** Counts one more of a fault that has a row for the day; false if it has none. */
  count(fault: ReportedFault): Promise<boolean>
  /** Counts a fault in its row, which it adds if it is missing. */
  add(fault: ReportedFault): Promise<void>
  /** The rows of a merchant's day. */
  rowsOf(merchant: string, day: string): Promise<number>
  /** A merchant's distinct faults with the sums of their days, the most frequent first. */
  list(merchant: string, filter: FaultFilter, most: number): Promise<readonly CountedFault[]>
  /** How often each merchant's faults were counted on a day, by engine. */
  totals(
    merchants: readonly string[],
    day: string,
  ): Promise<readonly { readonly merchant: string; readonly engine: string; readonly count: number }[]>
  /** Removes a merchant's rows of earlier days; returns their number. */
  sweep(merchant: string, before: string): Promise<number>
}

const beginsWith = (column: typeof pageFaults.version | typeof pageFaults.engine, text: string | undefined) =>
  text === undefined ? undefined : sql`starts_with(${column}, ${text})`

const one = ({ merchant, day, fault }: ReportedFault) => and(eq(pageFaults.merchant, merchant), eq(pageFaults.day, day), eq(pageFaults.fault, fault))
const counted = (at: Date) => ({ count: sql`${pageFaults.count} + 1`, lastSeen: at })

export const faultStore = (db: Database): FaultStore => ({
  async count(fault) {
    const rows = await db.update(pageFaults).set(counted(fault.at)).where(one(fault)).returning({ fault: pageFaults.fault })
    return rows.length > 0
  },

  async add({ at, ...fault }) {
    await db
      .insert(pageFaults)
      .values({ ...fault, count: 1, firstSeen: at, lastSeen: at })
      .onConflictDoUpdate({ target: [pageFaults.merchant, pageFaults.day, pageFaults.fault], set: counted(at) })
  },

  rowsOf: async (merchant, day) => await db.$count(pageFaults, and(eq(pageFaults.merchant, merchant), eq(pageFaults.day, day))),

  async list(merchant, { since, version, engine }, most) {
    const count = sql<number>`sum(${pageFaults.count})::int`
    const { version: ofVersion, engine: ofEngine, message, place, part } = pageFaults
    return await db
      .select({
        version: ofVersion,
        engine: ofEngine,
        message,
        place,
        part,
        route: sql<string>`max(${pageFaults.route})`,
        count,
        firstSeen: sql<Date>`min(${pageFaults.firstSeen})`.mapWith(pageFaults.firstSeen),
        lastSeen: sql<Date>`max(${pageFaults.lastSeen})`.mapWith(pageFaults.lastSeen),
      })
      .from(pageFaults)
      .where(and(eq(pageFaults.merchant, merchant), gte(pageFaults.day, since), beginsWith(ofVersion, version), beginsWith(ofEngine, engine)))
      .groupBy(ofVersion, ofEngine, message, place, part)
      .orderBy(desc(count), message, place, ofEngine)
      .limit(most)
  },

  totals: async (merchants, day) =>
    await db
      .select({ merchant: pageFaults.merchant, engine: pageFaults.engine, count: sql<number>`sum(${pageFaults.count})::int` })
      .from(pageFaults)
      .where(and(inArray(pageFaults.merchant, [...merchants]), eq(pageFaults.day, day)))
      .groupBy(pageFaults.merchant, pageFaults.engine),

  async sweep(merchant, before) {
    const old = await db
      .delete(pageFaults)
      .where(and(eq(pageFaults.merchant, merchant), lt(pageFaults.day, before)))
      .returning({ fault: pageFaults.fault })
    return old.length
  },
})
