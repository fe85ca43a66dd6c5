import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { toldDraw } from '#lottery/shown-draw.ts'
import type { StoredTicket } from './ticket-store.ts'

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
