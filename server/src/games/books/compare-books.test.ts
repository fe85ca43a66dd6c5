import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStage } from '#games/conformance/stage.ts'
import { createVendorStage, type VendorStage } from '#games/testing/vendor-stage.ts'
import { reconcileTable } from '#payments/reconcile-table.ts'
import { compareBooks } from './compare-books.ts'

/** A line of the vendor's list. */
interface Line {
  readonly transaction: string
  readonly kind: string
  readonly bet?: string
  readonly round: string
  readonly player: string
  readonly amount?: string
  readonly currency: string
  readonly at: string
}

const lines: string[] = []
let stage: VendorStage
let books: readonly Line[]

const day = (daysAgo: number) => new Date(stage.system.clock().getTime() - daysAgo * 86_400_000).toISOString()

/** The vendor answers with this list, two lines at a time. */
const listing = (list: readonly Line[]) => () => {
  const after = Number(new URL(`http://vendor${stage.sent.at(-1)?.path ?? ''}`).searchParams.get('after') ?? 0)
  return Response.json({ transactions: list.slice(after, after + 2), ...(after + 2 < list.length && { next: String(after + 2) }) })
}
const compared = async (list: readonly Line[], vendor: (list: readonly Line[]) => () => Response = listing) => {
  stage.answerWith(vendor(list))
  const log = pino({ level: 'error' }, { write: line => void lines.push(line) })
  return await compareBooks({ ...stage.system, log })('alpha').finally(() => stage.answerWith(undefined))
}

beforeAll(async () => {
  stage = await createVendorStage()
  const player = await stage.player('bookkeeper')
  const at = day(0)
  const vendor = await createStage({ ...stage.access, tokens: [await stage.launch(player)], game: 'v-dice' })
  const bet = await vendor.bet({ transaction: 'b1', round: 'r1', amount: 100 })
  await vendor.win(bet, { transaction: 'w1', amount: 250, closes: true })
  const lost = await vendor.bet({ transaction: 'b2', round: 'r2', amount: 70 })
  await vendor.win(lost, { transaction: 'w2', amount: 0, closes: true })
  // The answer of this bet never came: the vendor knows only of its rollback.
  await vendor.rollback(await vendor.bet({ transaction: 'b3', round: 'r3', amount: 40 }), { transaction: 'k3' })
  await vendor.rollback({ transaction: 'b4', round: 'r4' }, { transaction: 'k4' })
  await vendor.bet({ transaction: 'b5', round: 'r5', amount: 10 })
  const line = (transaction: string, kind: string, round: string, more: Partial<Line> = {}): Line => ({
    transaction,
    kind,
    round,
    player: player.id,
    currency: 'PHP',
    at,
    ...more,
  })
  books = [
    line('b1', 'bet', 'r1', { amount: '1.00' }),
    line('w1', 'win', 'r1', { bet: 'b1', amount: '2.50' }),
    line('b2', 'bet', 'r2', { amount: '0.70' }),
    line('w2', 'win', 'r2', { bet: 'b2', amount: '0.00' }),
    line('k3', 'rollback', 'r3', { bet: 'b3' }),
    line('k4', 'rollback', 'r4', { bet: 'b4' }),
    line('b5', 'bet', 'r5', { amount: '0.10' }),
  ]
  stage.system.clock.advance(86_400)
})
afterAll(() => stage.close())

const changed = (transaction: string, change: Partial<Line>) => books.map(line => (line.transaction === transaction ? { ...line, ...change } : line))

describe('the books of a vendor beside the ledger', () => {
  // Proves games-and-lottery-11.
  test('agree where both have the same; the list is read to its end', async () => {
    expect(await compared(books)).toMatchObject({ check: 'vendor', checked: 7, faults: 0, examples: [] })
    const request = stage.sent
      .filter(({ path }) => path.startsWith('/api/v1/transactions?'))
      .map(({ path }) => new URL(`http://vendor${path}`).searchParams)
    expect(request.map(query => query.get('after'))).toEqual([null, '2', '4', '6'])
    // The day before in UTC, five minutes earlier for the clocks, up to now.
    expect(request[0]?.get('since')).toBe(new Date(Date.parse(`${day(1).slice(0, 10)}T00:00:00Z`) - 300_000).toISOString())
    expect(lines).toEqual([])
  })

  // Proves games-and-lottery-11.
  test.each<[what: string, list: () => readonly Line[], example: string]>([
    ['a bet that the vendor does not know', () => books.filter(({ transaction }) => transaction !== 'b5'), 'foyer-vendor:b5'],
    ['a win that the vendor does not know', () => books.filter(({ transaction }) => transaction !== 'w1'), 'foyer-vendor:w1'],
    ['a win of zero that the vendor does not know', () => books.filter(({ transaction }) => transaction !== 'w2'), 'foyer-vendor:w2'],
    ['a bet that only the vendor knows', () => [...books, { ...books[0]!, transaction: 'b9', round: 'r9' }], 'foyer-vendor:b9'],
    ['a bet of another amount', () => changed('b1', { amount: '1.01' }), 'foyer-vendor:b1'],
    ['a win of another amount', () => changed('w1', { amount: '2.49' }), 'foyer-vendor:w1'],
    ['another player', () => changed('b5', { player: 'somebody-else' }), 'foyer-vendor:b5'],
    ['another round', () => changed('b5', { round: 'r6' }), 'foyer-vendor:b5'],
    ['another currency', () => changed('b5', { currency: 'BRL' }), 'foyer-vendor:b5'],
    ['a win of another bet', () => changed('w1', { bet: 'b2' }), 'foyer-vendor:w1'],
    ['another kind', () => changed('w2', { kind: 'rollback' }), 'foyer-vendor:w2'],
  ])('differ by %s', async (_what, list, example) => {
    lines.length = 0
    const found = await compared(list())
    expect(found?.faults).toBeGreaterThan(0)
    expect(new Set(found?.examples)).toEqual(new Set([example]))
    expect(lines.map(line => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        merchant: 'alpha',
        provider: 'foyer-vendor',
        examples: found?.examples,
        msg: 'the ledger and the books of the vendor differ',
      }),
    ])
    expect(await stage.system.stores.reconcile.last()).toContainEqual(expect.objectContaining({ check: 'vendor', faults: found?.faults }))
  })

  test('a list without an end is given up', async () => {
    await expect(compared(books, () => () => Response.json({ transactions: [], next: 'again' }))).rejects.toThrow('does not end')
  })

  // Proves games-and-lottery-11.
  test('are compared every night, and later where the vendor was down', async () => {
    const { jobs, clock } = stage.system
    const checkedAt = async () => (await stage.system.stores.reconcile.last()).find(({ check }) => check === 'vendor')?.at
    await jobs.runDue()
    const before = await checkedAt()
    stage.answerWith(() => new Response('', { status: 503 }))
    clock.advance(86_400)
    await jobs.runDue()
    await jobs.runDue()
    expect(await checkedAt()).toEqual(before)
    const lastList = () => stage.sent.filter(({ path }) => path.startsWith('/api/v1/transactions?')).at(-1)
    const sent = lastList()
    stage.answerWith(listing([]))
    clock.advance(60)
    await jobs.runDue()
    expect(await checkedAt()).toEqual(clock())
    // It is the day of the night in which it was due.
    const since = (path = '') => new URL(`http://vendor${path}`).searchParams.get('since')
    expect(lastList()).not.toBe(sent)
    expect(since(lastList()?.path)).toBe(since(sent?.path))
    stage.answerWith(undefined)
  })

  // Proves games-and-lottery-11.
  test('are a line of the table, as are rounds that have been open for a day', async () => {
    const table = async (answer: () => Response) => {
      stage.answerWith(answer)
      const { lines: rows, faults, unreachable } = await reconcileTable({ ...stage.system, log: pino({ level: 'silent' }) })(['alpha'])
      stage.answerWith(undefined)
      return { rows: rows.map(row => row.trim().split(/ {2,}/)), faults, unreachable }
    }
    const right = await table(listing([]))
    expect(right.rows).toContainEqual(['alpha', 'vendor', '0', '0'])
    expect(right.rows).toContainEqual(['alpha', 'rounds', '4', '0'])
    expect(right.rows).toContainEqual(['alpha', 'rounds open for a day', '1', 'r5'])
    const down = await table(() => new Response('', { status: 503 }))
    expect([down.faults, down.unreachable]).toEqual([0, 1])
    expect(down.rows.at(-1)).toEqual(['Could not be asked: 1. Whether these agree is not known.'])
    expect(down.rows).toContainEqual(['alpha', 'vendor', expect.stringContaining('it could not be asked') as string])
  })
})
