import type { DrawState } from '@foyer/contract/lottery/lottery-kinds'
import { and, desc, eq, inArray, isNotNull, min, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { drawIn, isOf, selectDraws, type StoredDraw } from '#lottery/stored-draw.ts'
import { type DrawCalendar, drawCalendar } from './draw-calendar-store.ts'

/** Draws of a lottery that are late with a step. */
export interface LateDraws {
  readonly merchant: string
  readonly lottery: string
  readonly state: DrawState
  readonly count: number
  readonly since: Date
}

/** Which draws there are. */
export interface DrawLists extends DrawCalendar {
  /** The lottery's draws that have neither their numbers nor are void, in order. */
  undrawn(merchant: string, lottery: string): Promise<readonly StoredDraw[]>
  /** The signed statements of the hashes over all tickets that were published last, the latest draw first. */
  rootStatements(merchant: string, limit: number): Promise<readonly string[]>
  /** Of every merchant: draws whose next step should have been done before `before`. */
  late(before: Date): Promise<readonly LateDraws[]>
}

export const drawLists = (db: Database): DrawLists => ({
  ...drawCalendar(db),

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
