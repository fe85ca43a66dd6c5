import { rootBy, rootOf } from '@foyer/draw-check/merkle'
import { leafOfReceipt } from '@foyer/draw-check/receipt'
import { expect, test } from 'vitest'
import type { Stores } from '#kernel/deps.ts'
import type { StoredDraw } from '#lottery/stored-draw.ts'
import { countTickets, proofOf } from './count-tickets.ts'
import { receiptsOf } from './receipt-of.ts'
import type { SoldTicket } from './sold-ticket.ts'

const promised = (form: string) => JSON.stringify({ body: { form } })
const announced = { merchant: 'alpha', id: 'fixed-20260101-0005', commitmentHash: 'c'.repeat(64) }

/** Tickets of one draw; others were sold in between. */
const sold: readonly SoldTicket[] = Array.from({ length: 600 }, (_, at) => ({
  number: 3 + at * 2,
  play: null,
  numbers: '01 02',
  units: 1,
  price: 100,
  boughtAt: new Date('2026-01-01T00:00:00Z'),
  salt: `salt ${at}`,
}))

test.each(['foyer-commitment/1', 'foyer-commitment/2'])(
  'by %s: a draw of many blocks has one hash over all its tickets, and each ticket a way to it',
  async form => {
    const draw = { ...announced, commitment: promised(form) }
    const page = (_draw: unknown, from: number, limit: number) => Promise.resolve(sold.filter(({ number }) => number >= from).slice(0, limit))
    const tickets = { page } as unknown as Stores['tickets']
    const { counted, blocks } = await countTickets({ tickets }, draw)
    const leaves = sold.map(ticket => leafOfReceipt(receiptsOf(draw)(ticket)))
    expect(counted).toEqual({ root: rootOf(leaves), ticketCount: 600, staked: 60_000 })
    expect(blocks.length).toBe(3)

    const stores = { tickets, draws: { blocksOf: () => Promise.resolve(blocks) } as unknown as Stores['draws'] }
    const closed = { ...draw, ticketCount: 600 } as StoredDraw
    for (const at of [0, 255, 256, 511, 512, 599]) {
      const proof = await proofOf(stores, closed, sold[at]!)
      expect([proof.place, proof.count]).toEqual([at, 600])
      expect(rootBy(leaves[at] ?? '', proof)).toBe(counted.root)
    }
  },
)

test('a draw that nobody played has a hash too', async () => {
  const tickets = { page: () => Promise.resolve([]) } as unknown as Stores['tickets']
  expect(await countTickets({ tickets }, { ...announced, commitment: promised('foyer-commitment/2') })).toEqual({
    counted: { root: rootOf([]), ticketCount: 0, staked: 0 },
    blocks: [],
  })
})
