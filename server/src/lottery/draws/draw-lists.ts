import type { DrawState } from '@foyer/contract/lottery/lottery-kinds'
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, min, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { drawIn, isOf, selectDraws, type StoredDraw } from '#lottery/stored-draw.ts'

type Row = typeof lotteryDraws.$inferSelect

/** Draws of a lottery that are late with a step. */
export interface LateDraws {
  readonly merchant: string
  readonly lottery: string
  readonly state: DrawState
  readonly count: number
  readonly since: Date
}

/** Which draws there are. */
export interface DrawLists {
  /** The lottery's draw that is sold now or comes next. */
  next(merchant: string, lottery: string, now: Date): Promise<StoredDraw | undefined>
  /** The lottery's latest draw whose numbers are known. */
  last(merchant: string, lottery: string): Promise<StoredDraw | undefined>
  /** Draws whose sales have ended, the latest first, from `after` on. */
  past(merchant: string, lottery: string | undefined, limit: number, after?: Pick<Row, 'drawsAt' | 'id'>): Promise<readonly StoredDraw[]>
  /** Whether an earlier draw of the lottery has neither its numbers nor is void. */
  hasOpenBefore(draw: Pick<Row, 'merchant' | 'lottery' | 'drawsAt'>): Promise<boolean>
  /** The lottery's draws that have neither their numbers nor are void, in order. */
  undrawn(merchant: string, lottery: string): Promise<readonly StoredDraw[]>
  /** The signed statements of the hashes over all tickets that were published last, the latest draw first. */
  rootStatements(merchant: string, limit: number): Promise<readonly string[]>
  /** Of every merchant: draws whose next step should have been done before `before`. */
  late(before: Date): Promise<readonly LateDraws[]>
}

export const drawLists = (db: Database): DrawLists => ({
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

  async undrawn(merchant, lottery) {
    const rows = await selectDraws(db, and(isOf(merchant, lottery), inArray(lotteryDraws.state, ['scheduled', 'open', 'closed'])))
    return rows.map(drawIn).toSorted((one, other) => one.drawsAt.getTime() - other.drawsAt.getTime())
  },

  async rootStatements(merchant, limit) {
    const { rootStatement } = lotteryDraws
    const rows = await db
      .select({ rootStatement })
      .from(lotteryDraws)
      .where(and(eq(lotteryDraws.merchant, merchant), isNotNull(rootStatement)))
      .orderBy(desc(lotteryDraws.drawsAt), desc(lotteryDraws.id))
      .limit(limit)
    return rows.flatMap(row => row.rootStatement ?? [])
  },

  async late(before) {
    const { merchant, lottery, state } = lotteryDraws
    const due = sql`case ${state} when 'scheduled' then ${lotteryDraws.opensAt} when 'open' then ${lotteryDraws.closesAt} else ${lotteryDraws.drawsAt} end`
    const rows = await db
      .select({ merchant, lottery, state, count: sql<number>`count(*)`.mapWith(Number), since: min(lotteryDraws.drawsAt) })
      .from(lotteryDraws)
      .where(and(inArray(state, ['scheduled', 'open', 'closed', 'drawn']), sql`${due} < ${before.toISOString()}::timestamptz`))
      .groupBy(merchant, lottery, state)
    return rows.flatMap(({ since, ...row }) => (since ? [{ ...row, since }] : []))
  },
})
