import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import { rowsOf } from '#kernel/db/rows-of.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryResults } from '#lottery/schema/results.ts'
import { lotteryTickets } from '#lottery/schema/tickets.ts'
import type { Winner, DrawnReturn } from './drawn-return.ts'
import { drawIn, selectDraws, type DrawKey, type StoredDraw } from './stored-draw.ts'

/** Draws as staff look at them. Every statement names the merchant. */
export interface DrawDeskStore {
  /** Draws that have no numbers yet, the next first, from `after` on. */
  ahead(
    merchant: string,
    lottery: string | undefined,
    limit: number,
    after?: { readonly at: Date; readonly id: string },
  ): Promise<readonly StoredDraw[]>
  /** How many tickets of a draw are sold, and what was paid for them. */
  sold(key: DrawKey): Promise<{ readonly tickets: number; readonly staked: number }>
  /** The tickets of a draw with the highest prizes. */
  winners(key: DrawKey, limit: number): Promise<readonly Winner[]>
  /** What the latest settled draws of a lottery returned, at most `limit` of them. */
  returnOf(merchant: string, lottery: string, limit: number): Promise<DrawnReturn>
}

export const drawDeskStore = (db: Database): DrawDeskStore => ({
  async ahead(merchant, lottery, limit, after) {
    const rows = await selectDraws(
      db,
      and(
        eq(lotteryDraws.merchant, merchant),
        lottery === undefined ? undefined : eq(lotteryDraws.lottery, lottery),
        inArray(lotteryDraws.state, ['scheduled', 'open', 'closed']),
        after && sql`(${lotteryDraws.drawsAt}, ${lotteryDraws.id}) > (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
      .orderBy(asc(lotteryDraws.drawsAt), asc(lotteryDraws.id))
      .limit(limit)
    return rows.map(drawIn)
  },

  async sold({ merchant, id }) {
    const [row] = await db
      .select({ tickets: sql`count(*)`.mapWith(Number), staked: sql`coalesce(sum(${lotteryTickets.price}), 0)`.mapWith(Number) })
      .from(lotteryTickets)
      .where(and(eq(lotteryTickets.merchant, merchant), eq(lotteryTickets.drawId, id)))
    return row ?? { tickets: 0, staked: 0 }
  },

  async winners({ merchant, id }, limit) {
    const { number, memberId, numbers, prize, drawId } = lotteryTickets
    const rows = await db
      .select({ number, memberId, username: members.username, numbers, prize })
      .from(lotteryTickets)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, memberId)))
      .where(and(eq(lotteryTickets.merchant, merchant), eq(drawId, id), gt(prize, 0)))
      .orderBy(desc(prize), asc(number))
      .limit(limit)
    return rows.map(row => ({ ...row, prize: row.prize ?? 0 }))
  },

  async returnOf(merchant, lottery, limit) {
    const [row] = await rowsOf<Record<keyof DrawnReturn, number | string>>(
      db,
      sql`select count(*) as draws, coalesce(sum(staked), 0) as staked, coalesce(sum(won), 0) as won from (
        select d.staked, (select coalesce(sum((p ->> 'sum')::bigint), 0) from jsonb_array_elements(r.prizes) p) as won
        from ${lotteryDraws} d join ${lotteryResults} r on r.merchant = ${merchant} and r.draw_id = d.id
        where d.merchant = ${merchant} and d.lottery = ${lottery} and d.state = 'settled'
        order by d.draws_at desc limit ${limit}
      ) as latest`,
    )
    return { draws: Number(row?.draws ?? 0), staked: Number(row?.staked ?? 0), won: Number(row?.won ?? 0) }
  },
})
