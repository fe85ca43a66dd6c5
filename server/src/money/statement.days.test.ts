import { DAY_LINES } from '@foyer/contract/money/statement'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createTestApp, registered, valueOf, type TestApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testWallet } from './testing/test-wallet.ts'

// The clock begins at 2026-01-01T00:00Z, which is 08:00 in Manila.
const clock = testClock()
const HOUR = 3_600
let wire: TestApp
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ clock, database, merchants: { alpha: { session: { idleSeconds: 86_400 } } } })
})
afterAll(() => wire.close())

const player = async (name: string) => {
  const { client, customerId } = await registered(wire, name)
  return { client, id: customerId, wallet: testWallet(wire.system, customerId) }
}
type Player = Awaited<ReturnType<typeof player>>
const page = async ({ client }: Player, more: object = {}) => valueOf(await client.call('wallet.statement', { zone: 'Asia/Manila', ...more }))

// Proves money-47.
test('a page has what was played on its days, which begin at midnight where the reader is; what came back was not staked', async () => {
  const me = await player('days')
  const { wallet } = me
  await wallet.deposit('d-in', 1_000)
  await wallet.bet('d-1', 100, { game: 'dice' })
  await wallet.win('d-1-won', 'd-1', 30)
  await wallet.bet('d-2', 50, { game: 'wheel' })
  await wallet.rollback('d-2-back', 'd-2')
  // 15 hours later it is 23:00 in Manila; an hour later the next day begins.
  clock.advance(15 * HOUR)
  await wallet.bet('d-3', 20, { game: 'wheel' })
  clock.advance(HOUR)
  await wallet.bet('d-4', 5, { game: 'dice' })
  expect((await page(me)).days).toEqual([
    { day: '2026-01-02', staked: 5, won: 0 },
    { day: '2026-01-01', staked: 120, won: 30 },
  ])
  // Of a page of one line the whole day counts.
  expect((await page(me, { limit: 1 })).days).toEqual([{ day: '2026-01-02', staked: 5, won: 0 }])
  expect((await page(me, { zone: 'UTC' })).days).toEqual([{ day: '2026-01-01', staked: 125, won: 30 }])
})

// Proves money-47.
test('narrowed to a game there are its lines and its sums alone', async () => {
  const me = await player('narrowed')
  const { wallet } = me
  await wallet.deposit('n-in', 1_000)
  await wallet.bet('n-1', 100, { game: 'dice' })
  await wallet.bet('n-2', 50, { game: 'wheel' })
  await wallet.win('n-1-won', 'n-1', 300)
  const { lines, days } = await page(me, { game: 'dice' })
  expect(lines.map(({ reference }) => reference)).toEqual(['n-1-won', 'n-1'])
  expect(days).toMatchObject([{ staked: 100, won: 300 }])
})

test('a zone that is none is refused, and without one there are no sums', async () => {
  const me = await player('zoneless')
  expect(await me.client.call('wallet.statement', { zone: 'Nowhere/Else' })).toMatchObject({ status: 400, errorCode: 'request.invalid' })
  expect(valueOf(await me.client.call('wallet.statement', {}))).not.toHaveProperty('days')
  expect(await page(me)).toMatchObject({ lines: [], days: [] })
})

// Proves money-47.
test('a day of which too many lines lie beside the page is left out, and never told in part', async () => {
  const me = await player('busy')
  await me.wallet.deposit('b-in', 1)
  await database.db.execute(sql`with own as (select id, asset from accounts where merchant = 'alpha' and member_id = ${me.id} and kind = 'main')
    insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
    select 'alpha', ${me.id}, 'deposit', 'b' || i, '-', ${clock().toISOString()}::timestamptz, i, i, '{}' from own, generate_series(2, ${DAY_LINES + 100}) as i`)
  await database.db.execute(sql`insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
    select 'alpha', t.id, 1, a.asset, a.id, 1, t.version, t.version from transfers t
    join accounts a on a.merchant = 'alpha' and a.member_id = ${me.id} and a.kind = 'main'
    where t.merchant = 'alpha' and t.member_id = ${me.id} and t.reference like 'b%' and t.version > 1
    union all
    select 'alpha', t.id, 2, a.asset, h.id, -1, null, null from transfers t
    join accounts a on a.merchant = 'alpha' and a.member_id = ${me.id} and a.kind = 'main'
    join accounts h on h.merchant = 'alpha' and h.member_id is null and h.kind = 'bank'
    where t.merchant = 'alpha' and t.member_id = ${me.id} and t.reference like 'b%' and t.version > 1`)
  await database.db.execute(
    sql`update accounts set version = ${DAY_LINES + 100}, balance = ${DAY_LINES + 100} where merchant = 'alpha' and member_id = ${me.id} and kind = 'main'`,
  )
  expect((await page(me, { limit: 10 })).days).toEqual([])
  expect((await page(me, { limit: 10, before: 120 })).days).toHaveLength(1)
})
