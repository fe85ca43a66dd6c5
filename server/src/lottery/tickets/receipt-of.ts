import type { Receipt } from '@foyer/draw-check/receipt'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import type { SoldTicket } from './ticket-store.ts'

/** What a ticket's receipt says; its hash stands in the tree of all tickets of the draw. */
export const receiptOf = (
  { merchant, id, commitmentHash }: Pick<StoredDraw, 'merchant' | 'id' | 'commitmentHash'>,
  { number, play, numbers, units, price, boughtAt, salt }: SoldTicket,
): Receipt => ({
  form: 'foyer-ticket/1',
  merchant,
  draw: id,
  commitment: commitmentHash,
  number,
  play,
  numbers: numbers.split(' '),
  units,
  price,
  boughtAt: boughtAt.toISOString(),
  salt,
})
