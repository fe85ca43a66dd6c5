import type { TicketState } from '@foyer/contract/lottery/lottery-kinds'
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { lotteryDraws } from '#lottery/schema/draws.ts'
import { lotteryResults } from '#lottery/schema/results.ts'
import { lotteryTickets } from '#lottery/schema/tickets.ts'
import { drawIn, drawSelection, isResultOfDraw, type DrawKey, type StoredDraw } from '#lottery/stored-draw.ts'
import type { Beside } from '#money/ledger/posting.ts'
import { saleOf, type NewTicket, type Stake } from './sale.ts'
import { settledTickets, soldColumns, type SettledTickets } from './settled-ticket-store.ts'
import type { Row, SoldTicket } from './sold-ticket.ts'

const { number, state, prize, memberId, transferId } = lotteryTickets

/** A ticket with its draw. */
export interface StoredTicket extends SoldTicket, Pick<Row, 'state' | 'prize'> {
  readonly draw: StoredDraw
}

/** Tickets as their members bought them. */
interface SoldTickets {
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
}

const soldTickets = (db: Database): SoldTickets => {
  const selectWithDraw = () =>
    db
      .select({ ticket: { ...soldColumns, state, prize }, ...drawSelection })
      .from(lotteryTickets)
      .innerJoin(lotteryDraws, and(eq(lotteryDraws.merchant, lotteryTickets.merchant), eq(lotteryDraws.id, lotteryTickets.drawId)))
      .leftJoin(lotteryResults, isResultOfDraw)

  const isOf = ({ merchant, memberId: owner }: Owner) => and(eq(lotteryTickets.merchant, merchant), eq(memberId, owner))

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

    async page({ merchant, id }, from, limit) {
      return await db
        .select(soldColumns)
        .from(lotteryTickets)
        .where(and(eq(lotteryTickets.merchant, merchant), eq(lotteryTickets.drawId, id), gte(number, from)))
        .orderBy(asc(number))
        .limit(limit)
    },
  }
}

/** Tickets of lotteries. */
export interface TicketStore extends SettledTickets, SoldTickets {}

export const ticketStore = (db: Database): TicketStore => ({ ...settledTickets(db), ...soldTickets(db) })
