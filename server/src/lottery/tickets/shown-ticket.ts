import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { shownDraw } from '#lottery/shown-draw.ts'
import type { StoredTicket } from './ticket-store.ts'

/** A ticket as calls tell it. */
export const shownTicket = ({ number, draw, play, numbers, units, price, boughtAt, state, prize }: StoredTicket): Ticket => ({
  number,
  draw: shownDraw(draw),
  play,
  numbers: numbers.split(' '),
  units,
  price,
  boughtAt: boughtAt.toISOString(),
  state,
  prize,
})
