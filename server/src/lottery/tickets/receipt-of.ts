import { choiceOf, type PublishedChoice } from '@foyer/draw-check/choices'
import type { Receipt } from '@foyer/draw-check/receipt'
import { commitmentOf } from '#lottery/commitment-of.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import type { SoldTicket } from './sold-ticket.ts'

/** What makes receipts of a draw's tickets. */
export type ReceiptDraw = Pick<StoredDraw, 'merchant' | 'id' | 'commitmentHash' | 'commitment'>

/** Whether the choices of a draw are published after it: promised before its first ticket. */
export const publishesChoices = (draw: Pick<StoredDraw, 'commitment'>): boolean => commitmentOf(draw).form === 'foyer-commitment/2'

/** What the receipts of a draw's tickets say; each has its hash in the tree of all tickets of the draw. */
export const receiptsOf = (draw: ReceiptDraw): ((ticket: SoldTicket) => Receipt) => {
  const { merchant, id, commitmentHash: commitment } = draw
  const form = publishesChoices(draw) ? 'foyer-ticket/2' : 'foyer-ticket/1'
  return ({ number, play, numbers, units, price, boughtAt, salt }) => ({
    form,
    merchant,
    draw: id,
    commitment,
    number,
    play,
    numbers: numbers.split(' '),
    units,
    price,
    boughtAt: boughtAt.toISOString(),
    salt,
  })
}

/** What is published of a ticket after its draw. */
export const publishedOf = ({ numbers, boughtAt, ...ticket }: SoldTicket): PublishedChoice =>
  choiceOf({ ...ticket, numbers: numbers.split(' '), boughtAt: boughtAt.toISOString() })
