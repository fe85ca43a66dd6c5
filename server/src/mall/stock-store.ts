import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { mallStock } from './schema.ts'

const stockOf = (merchant: string, good: string) => and(eq(mallStock.merchant, merchant), eq(mallStock.good, good))

/** How many of each good are left. */
export interface StockStore {
  /** How many of each good are ordered, by its id. */
  ordered(merchant: string): Promise<ReadonlyMap<string, number>>
  /** Takes one of `stock` in all; false if none is left. In a unit of work, after the points: it keeps the good's row until the end. */
  take(merchant: string, good: string, stock: number): Promise<boolean>
  /** Gives one back. In a unit of work, after the points. */
  giveBack(merchant: string, good: string): Promise<void>
}

export const stockStore = (db: Database): StockStore => ({
  async ordered(merchant) {
    const rows = await db.select().from(mallStock).where(eq(mallStock.merchant, merchant))
    return new Map(rows.map(({ good, ordered }) => [good, ordered]))
  },

  async take(merchant, good, stock) {
    if (stock < 1) return false
    const taken = await db
      .insert(mallStock)
      .values({ merchant, good, ordered: 1, stock })
      .onConflictDoUpdate({
        target: [mallStock.merchant, mallStock.good],
        set: { ordered: sql`${mallStock.ordered} + 1`, stock },
        setWhere: lt(mallStock.ordered, stock),
      })
      .returning({ good: mallStock.good })
    return taken.length > 0
  },

  async giveBack(merchant, good) {
    await db
      .update(mallStock)
      .set({ ordered: sql`${mallStock.ordered} - 1` })
      .where(and(stockOf(merchant, good), gt(mallStock.ordered, 0)))
  },
})
