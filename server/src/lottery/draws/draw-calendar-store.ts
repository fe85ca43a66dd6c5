import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { drawIn, isOf, selectDraws, type StoredDraw } from '#lottery/stored-draw.ts'

type Row = typeof lotteryDraws.$inferSelect

/** Which draws come next, and which are over. */
export interface DrawCalendar {
  /** The lottery's draw that is sold now or comes next. */
  next(merchant: string, lottery: string, now: Date): Promise<StoredDraw | undefined>
  /** The lottery's latest draw whose numbers are known. */
  last(merchant: string, lottery: string): Promise<StoredDraw | undefined>
  /** Draws whose sales have ended, the latest first, from `after` on. */
  past(merchant: string, lottery: string | undefined, limit: number, after?: Pick<Row, 'drawsAt' | 'id'>): Promise<readonly StoredDraw[]>
  /** Whether an earlier draw of the lottery has neither its numbers nor is void. */
  hasOpenBefore(draw: Pick<Row, 'merchant' | 'lottery' | 'drawsAt'>): Promise<boolean>
}

export const drawCalendar = (db: Database): DrawCalendar => ({
  async next(merchant, lottery, now) {
    const isAhead = and(inArray(lotteryDraws.state, ['scheduled', 'open']), gte(lotteryDraws.closesAt, now))
    const [row] = await selectDraws(db, and(isOf(merchant, lottery), isAhead))
      .orderBy(asc(lotteryDraws.drawsAt))
      .limit(1)
    return row && drawIn(row)
  },

  async last(merchant, lottery) {
    const [row] = await selectDraws(db, and(isOf(merchant, lottery), inArray(lotteryDraws.state, ['drawn', 'settled'])))
      .orderBy(desc(lotteryDraws.drawsAt))
      .limit(1)
    return row && drawIn(row)
  },

  async past(merchant, lottery, limit, after) {
    const rows = await selectDraws(
      db,
      and(
        eq(lotteryDraws.merchant, merchant),
        lottery === undefined ? undefined : eq(lotteryDraws.lottery, lottery),
        inArray(lotteryDraws.state, ['closed', 'drawn', 'settled', 'void']),
        after && sql`(${lotteryDraws.drawsAt}, ${lotteryDraws.id}) < (${after.drawsAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
      .orderBy(desc(lotteryDraws.drawsAt), desc(lotteryDraws.id))
      .limit(limit)
    return rows.map(drawIn)
  },

  async hasOpenBefore({ merchant, lottery, drawsAt }) {
    const [row] = await db
      .select({ id: lotteryDraws.id })
      .from(lotteryDraws)
      .where(and(isOf(merchant, lottery), lt(lotteryDraws.drawsAt, drawsAt), inArray(lotteryDraws.state, ['scheduled', 'open', 'closed'])))
      .limit(1)
    return row !== undefined
  },
})
