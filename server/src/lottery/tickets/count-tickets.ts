import { pathOf, rootOf, type Inclusion } from '@foyer/draw-check/merkle'
import { leafOfReceipt } from '@foyer/draw-check/receipt'
import type { Stores } from '#kernel/deps.ts'
import type { DrawKey, StoredDraw, TicketBlock } from '#lottery/stored-draw.ts'
import { receiptsOf, type ReceiptDraw } from './receipt-of.ts'
import type { SoldTicket } from './sold-ticket.ts'

/** Tickets are hashed in blocks of this many, which takes some milliseconds: a power of two, so that the root over the blocks is the root over all. */
export const BLOCK = 256

/** Every ticket of a draw, block by block. */
export async function* ticketBlocks({ tickets }: Pick<Stores, 'tickets'>, draw: DrawKey): AsyncGenerator<readonly SoldTicket[]> {
  for (let from = 0; ;) {
    const block = await tickets.page(draw, from, BLOCK)
    if (block.length > 0) yield block
    const last = block.at(-1)
    if (!last || block.length < BLOCK) return
    from = last.number + 1
  }
}

const leavesOf = (draw: ReceiptDraw, tickets: readonly SoldTicket[]): readonly string[] => {
  const receiptOf = receiptsOf(draw)
  return tickets.map(ticket => leafOfReceipt(receiptOf(ticket)))
}

/** Counts the tickets of a closed draw, which do not change any more, and hashes them in order. */
export const countTickets = async (stores: Pick<Stores, 'tickets'>, draw: ReceiptDraw) => {
  const blocks: TicketBlock[] = []
  let ticketCount = 0
  let staked = 0
  for await (const tickets of ticketBlocks(stores, draw)) {
    blocks.push({ block: blocks.length, first: tickets[0]?.number ?? 0, root: rootOf(leavesOf(draw, tickets)) })
    ticketCount += tickets.length
    staked += tickets.reduce((sum, { price }) => sum + price, 0)
  }
  return { counted: { root: rootOf(blocks.map(({ root }) => root)), ticketCount, staked }, blocks }
}

/** Where a ticket stands among all tickets of its closed draw. */
export const proofOf = async (
  { draws, tickets }: Pick<Stores, 'draws' | 'tickets'>,
  draw: StoredDraw,
  { number }: SoldTicket,
): Promise<{ place: number; count: number; path: string[] } & Inclusion> => {
  const blocks = await draws.blocksOf(draw)
  const own = blocks.findLast(({ first }) => first <= number)
  if (!own) throw new Error(`the ticket ${number} stands in no block of ${draw.id}`)
  const beside = await tickets.page(draw, own.first, BLOCK)
  const at = beside.findIndex(ticket => ticket.number === number)
  const path = [
    ...pathOf(leavesOf(draw, beside), at),
    ...pathOf(
      blocks.map(({ root }) => root),
      own.block,
    ),
  ]
  return { place: own.block * BLOCK + at, count: draw.ticketCount ?? 0, path }
}
