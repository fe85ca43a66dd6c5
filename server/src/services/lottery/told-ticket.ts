import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import type { StoredTicket } from '#stores/lottery/ticket-store.ts'
import { toldDraw } from './told-draw.ts'

/** A ticket as calls tell it. */
export const toldTicket = ({ number, draw, play, numbers, units, price, boughtAt, state, prize }: StoredTicket): Ticket => ({
  number,
  draw: toldDraw(draw),
  play,
  numbers: numbers.split(' '),
  units,
  price,
  boughtAt: boughtAt.toISOString(),
  state,
  prize,
})
