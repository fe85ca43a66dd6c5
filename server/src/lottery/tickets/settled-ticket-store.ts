import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { lotteryTickets } from '#lottery/schema/tickets.ts'
import type { DrawKey } from '#lottery/stored-draw.ts'
import { transfers } from '#money/schema.ts'
import type { OpenTicket } from './sold-ticket.ts'

const { number, play, numbers, units, price, boughtAt, salt, state, prize, memberId, transferId } = lotteryTickets

export const soldColumns = { number, play, numbers, units, price, boughtAt, salt }

/** The tickets of a draw, while it is settled or paid back. */
export interface SettledTickets {
  /** What is paid for the tickets of a draw until now. */
  staked(draw: DrawKey): Promise<number>
  /** In a unit of work: the next tickets that are not settled, in order. Nobody else settles them until the unit ends. */
  lockOpen(draw: DrawKey, limit: number): Promise<readonly OpenTicket[]>
  /** In the same unit: what they came to; a prize of 0 is none. */
  settle(merchant: string, tickets: readonly { readonly number: number; readonly prize: number }[], at: Date): Promise<void>
  refund(merchant: string, numbers: readonly number[], at: Date): Promise<void>
  /** What the tickets of a draw were paid. */
  paid(draw: DrawKey): Promise<number>
}

export const settledTickets = (db: Database): SettledTickets => {
  const isIn = ({ merchant, id }: DrawKey) => and(eq(lotteryTickets.merchant, merchant), eq(lotteryTickets.drawId, id))

  return {
    async staked(draw) {
      const [row] = await db
        .select({ sum: sql`coalesce(sum(${price}), 0)`.mapWith(Number) })
        .from(lotteryTickets)
        .where(isIn(draw))
      return row?.sum ?? 0
    },

    async lockOpen(draw, limit) {
      return await db
        .select({ ...soldColumns, memberId, transferId, bet: transfers.reference })
        .from(lotteryTickets)
        .innerJoin(transfers, and(eq(transfers.merchant, lotteryTickets.merchant), eq(transfers.id, transferId)))
        .where(and(isIn(draw), eq(state, 'sold')))
        .orderBy(asc(number))
        .limit(limit)
        .for('update', { of: lotteryTickets })
    },

    async settle(merchant, tickets, at) {
      const lost = tickets.filter(ticket => ticket.prize === 0).map(ticket => ticket.number)
      const won = tickets.filter(ticket => ticket.prize > 0)
      const isSold = and(eq(lotteryTickets.merchant, merchant), eq(state, 'sold'))
      if (lost.length > 0)
        await db
          .update(lotteryTickets)
          .set({ state: 'lost', settledAt: at })
          .where(and(isSold, inArray(number, lost)))
      if (won.length === 0) return
      const prizes = sql`jsonb_to_recordset(${JSON.stringify(won)}::jsonb) as w(number bigint, prize bigint)`
      await db.execute(sql`
        update ${lotteryTickets} set state = 'won', prize = w.prize, settled_at = ${at.toISOString()}::timestamptz
        from ${prizes} where ${lotteryTickets.merchant} = ${merchant} and ${number} = w.number and ${state} = 'sold'`)
    },

    async refund(merchant, refunded, at) {
      await db
        .update(lotteryTickets)
        .set({ state: 'refunded', settledAt: at })
        .where(and(eq(lotteryTickets.merchant, merchant), eq(state, 'sold'), inArray(number, [...refunded])))
    },

    async paid(draw) {
      const [row] = await db
        .select({ sum: sql`coalesce(sum(${prize}), 0)`.mapWith(Number) })
        .from(lotteryTickets)
        .where(and(isIn(draw), gt(prize, 0)))
      return row?.sum ?? 0
    },
  }
}
