import type { TicketState } from '@foyer/contract/lottery/lottery-kinds'
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { lotteryDraws, lotteryResults, lotteryTickets } from '#lottery/schema.ts'
import { drawIn, drawSelection, isResultOfDraw, type DrawKey, type StoredDraw } from '#lottery/stored-draw.ts'
import type { Beside } from '#money/ledger/posting.ts'
import { transfers } from '#money/schema.ts'
import { saleOf, type NewTicket, type Stake } from './sale.ts'

type Row = typeof lotteryTickets.$inferSelect

/** A ticket as its receipt tells it. */
export type SoldTicket = Pick<Row, 'number' | 'play' | 'numbers' | 'units' | 'price' | 'boughtAt' | 'salt'>

/** A ticket with its draw. */
export interface StoredTicket extends SoldTicket, Pick<Row, 'state' | 'prize'> {
  readonly draw: StoredDraw
}

/** A ticket that waits to be settled, with the bet by which it was paid. */
export interface OpenTicket extends SoldTicket, Pick<Row, 'memberId' | 'transferId'> {
  readonly bet: string
}

export interface TicketStore {
  /** What selling tickets of a draw adds to the statement of their bet. The subjects of stakes must differ. */
  saleOf(drawId: string, tickets: readonly NewTicket[], stakes: readonly Stake[]): Beside
  /** The tickets that a bet bought, in order. */
  ofBet(merchant: string, transferId: number): Promise<readonly StoredTicket[]>
  /** The latest first, those with a lower number than `before`. */
  ofMember(
    owner: Owner,
    wanted: {
      readonly states?: readonly TicketState[]
      readonly draw?: string | undefined
      readonly before?: number | undefined
      readonly limit: number
    },
  ): Promise<readonly StoredTicket[]>
  /** The ticket, if it is the member's. */
  byNumber(owner: Owner, number: number): Promise<StoredTicket | undefined>
  /** Tickets of a draw in order, from the number `from` on. */
  page(draw: DrawKey, from: number, limit: number): Promise<readonly SoldTicket[]>
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

const { number, play, numbers, units, price, boughtAt, salt, state, prize, memberId, transferId } = lotteryTickets
const soldColumns = { number, play, numbers, units, price, boughtAt, salt }

export const ticketStore = (db: Database): TicketStore => {
  const selectWithDraw = () =>
    db
      .select({ ticket: { ...soldColumns, state, prize }, ...drawSelection })
      .from(lotteryTickets)
      .innerJoin(lotteryDraws, and(eq(lotteryDraws.merchant, lotteryTickets.merchant), eq(lotteryDraws.id, lotteryTickets.drawId)))
      .leftJoin(lotteryResults, isResultOfDraw)
  const isOf = ({ merchant, memberId: owner }: Owner) => and(eq(lotteryTickets.merchant, merchant), eq(memberId, owner))
  const isIn = ({ merchant, id }: DrawKey) => and(eq(lotteryTickets.merchant, merchant), eq(lotteryTickets.drawId, id))

  return {
    saleOf,

    async ofBet(merchant, bet) {
      const rows = await selectWithDraw()
        .where(and(eq(lotteryTickets.merchant, merchant), eq(transferId, bet)))
        .orderBy(asc(lotteryTickets.line))
      return rows.map(({ ticket, ...row }) => ({ ...ticket, draw: drawIn(row) }))
    },

    async ofMember(owner, { states, draw, before, limit }) {
      const rows = await selectWithDraw()
        .where(
          and(
            isOf(owner),
            states && inArray(state, [...states]),
            draw === undefined ? undefined : eq(lotteryTickets.drawId, draw),
            before === undefined ? undefined : lt(number, before),
          ),
        )
        .orderBy(desc(number))
        .limit(limit)
      return rows.map(({ ticket, ...row }) => ({ ...ticket, draw: drawIn(row) }))
    },

    async byNumber(owner, wanted) {
      const [row] = await selectWithDraw().where(and(isOf(owner), eq(number, wanted)))
      return row && { ...row.ticket, draw: drawIn(row) }
    },

    async page(draw, from, limit) {
      return await db
        .select(soldColumns)
        .from(lotteryTickets)
        .where(and(isIn(draw), gte(number, from)))
        .orderBy(asc(number))
        .limit(limit)
    },

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
