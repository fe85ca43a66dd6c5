import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryResults } from '#lottery/schema/results.ts'
import { drawIn, isOf, isResultOfDraw, poolOf, selectDraws, type DrawKey, type DrawResult } from '#lottery/stored-draw.ts'

type Row = typeof lotteryDraws.$inferSelect

/** What draws came to. */
export interface DrawResults {
  resultOf(key: DrawKey): Promise<DrawResult | undefined>
  /** False if the draw has a result already. */
  addResult(key: DrawKey, result: DrawResult): Promise<boolean>
  /** What the pool of the latest draw before left that had one; undefined where there is none. */
  restBefore(draw: Pick<Row, 'merchant' | 'lottery' | 'drawsAt'>): Promise<{ readonly id: string; readonly rest: number } | undefined>
  /** The certificate of the latest draw before that has one. */
  certificateBefore(draw: Pick<Row, 'merchant' | 'lottery' | 'drawsAt'>): Promise<{ readonly id: string; readonly certificate: string } | undefined>
}

export const drawResults = (db: Database): DrawResults => ({
  async resultOf({ merchant, id }) {
    const [row] = await db
      .select()
      .from(lotteryResults)
      .where(and(eq(lotteryResults.merchant, merchant), eq(lotteryResults.drawId, id)))
    return row && { ...row, pool: poolOf(row) }
  },

  async addResult({ merchant, id }, { pool, ...result }) {
    const added = await db
      .insert(lotteryResults)
      .values({ ...result, ...pool, merchant, drawId: id })
      .onConflictDoNothing({ target: [lotteryResults.merchant, lotteryResults.drawId] })
      .returning({ id: lotteryResults.drawId })
    return added.length === 1
  },

  async restBefore({ merchant, lottery, drawsAt }) {
    const [row] = await selectDraws(db, and(isOf(merchant, lottery), lt(lotteryDraws.drawsAt, drawsAt), isNotNull(lotteryResults.left)))
      .orderBy(desc(lotteryDraws.drawsAt))
      .limit(1)
    const pool = row && drawIn(row).result?.pool
    return row && pool ? { id: row.draw.id, rest: pool.left + pool.breakage } : undefined
  },

  async certificateBefore({ merchant, lottery, drawsAt }) {
    const [row] = await db
      .select({ id: lotteryDraws.id, certificate: lotteryResults.certificate })
      .from(lotteryDraws)
      .innerJoin(lotteryResults, isResultOfDraw)
      .where(and(isOf(merchant, lottery), lt(lotteryDraws.drawsAt, drawsAt)))
      .orderBy(desc(lotteryDraws.drawsAt))
      .limit(1)
    return row
  },
})
