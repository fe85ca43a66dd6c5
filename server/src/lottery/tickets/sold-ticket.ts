import type { lotteryTickets } from '#lottery/schema/tickets.ts'

export type Row = typeof lotteryTickets.$inferSelect

/** A ticket as its receipt tells it. */
export type SoldTicket = Pick<Row, 'number' | 'play' | 'numbers' | 'units' | 'price' | 'boughtAt' | 'salt'>

/** A ticket that waits to be settled, with the bet by which it was paid. */
export interface OpenTicket extends SoldTicket, Pick<Row, 'memberId' | 'transferId'> {
  readonly bet: string
}
