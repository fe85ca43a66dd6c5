import { lineOfChoice } from '@foyer/draw-check/choices'
import type { Deps } from '#kernel/deps.ts'
import { compressFast, type Compressed } from '#kernel/pages/files/compressed.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { BLOCK } from '#lottery/tickets/count-tickets.ts'
import { publishedOf, publishesChoices } from '#lottery/tickets/receipt-of.ts'

/** Tickets in one part of the published choices: some 600 KB, which is made in some milliseconds. */
export const PART = 16 * BLOCK

const PUBLISHED: readonly StoredDraw['state'][] = ['drawn', 'settled']

/** In how many parts the choices of a draw are published; undefined before its numbers are known, and of draws that promised no such thing. */
export const partsOf = (draw: StoredDraw): number | undefined =>
  PUBLISHED.includes(draw.state) && publishesChoices(draw) ? Math.ceil((draw.ticketCount ?? 0) / PART) : undefined

/** One part of the published choices, from 1 on; undefined where there is no such part. */
export const publishedPart = async ({ stores }: Pick<Deps, 'stores'>, draw: StoredDraw, part: number): Promise<Compressed | undefined> => {
  if (part < 1 || part > (partsOf(draw) ?? 0)) return undefined
  const blocks = await stores.draws.blocksOf(draw)
  const first = blocks[((part - 1) * PART) / BLOCK]
  if (!first) throw new Error(`the tickets ${part} of ${draw.id} stand in no block`)
  const tickets = await stores.tickets.page(draw, first.first, PART)
  return await compressFast(Buffer.from(tickets.map(ticket => `${lineOfChoice(publishedOf(ticket))}\n`).join('')))
}
