import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRounds } from '#games/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { createWallet } from '#money/wallet.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import { CHANGES, returnStore } from './return-store.ts'
import { gameReturnChanges, gameReturns } from './schema.ts'
import { hourOf, sumReturns, sumReturnsAnew } from './sum-returns.ts'

let stage: TestStores
let now = new Date('2026-03-10T12:00:00Z')
const clock = () => now
const wallet = createWallet({ clock })
const ann = { merchant: { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }, memberId: 'ann' }
const BEGIN = new Date('2026-03-10T12:00:00Z')

beforeAll(async () => {
  stage = await openTestStores()
  await stage.stores.members.add(testMember('ann'), testRegistration)
  await wallet.deposit(stage.stores, { ...ann, reference: 'in', amount: 10_000 })
})
afterAll(() => stage.close())

const deps = () => ({ stores: stage.stores, inUnit: stage.inUnit, clock })
const at = (time: string) => {
  now = new Date(`2026-03-10T${time}Z`)
}
const bet = (reference: string, amount: number, round: string, game = 'dice') =>
  wallet.bet(stage.stores, { ...ann, reference, amount, detail: { provider: 'p', round, game, vendor: 'V' } })
const win = (reference: string, amount: number, followed: string) => wallet.win(stage.stores, { ...ann, reference, amount, followed })
const rollback = (reference: string, followed: string) => wallet.rollback(stage.stores, { ...ann, reference, followed })

/** What the rounds themselves say. */
const added = async () =>
  await stage.db
    .select({
      game: gameRounds.game,
      vendor: sql<string>`max(${gameRounds.vendor})`,
      rounds: sql`count(*)`.mapWith(Number),
      staked: sql`sum(${gameRounds.staked})`.mapWith(Number),
      won: sql`sum(${gameRounds.won})`.mapWith(Number),
    })
    .from(gameRounds)
    .where(and(eq(gameRounds.merchant, 'alpha'), gte(gameRounds.beganAt, BEGIN)))
    .groupBy(gameRounds.game)
    .orderBy(sql`sum(${gameRounds.staked}) desc`, gameRounds.game)
const shown = () => stage.stores.gameReturns.since('alpha', BEGIN)
const changes = () => stage.db.select().from(gameReturnChanges)
const hours = async () =>
  (await stage.db.select().from(gameReturns)).map(row => [row.at.toISOString().slice(11, 16), row.game, row.rounds, row.staked, row.won])

// The tests follow each other.
test('before the first sums the rounds themselves are added up', async () => {
  at('12:01:00')
  await bet('b1', 100, 'r1')
  await win('w1', 30, 'b1')
  await bet('b0', 40, 'r0')
  at('12:30:00')
  await bet('b2', 50, 'r2', 'wheel')
  expect(await shown()).toEqual([
    { game: 'dice', vendor: 'V', rounds: 2, staked: 140, won: 30 },
    { game: 'wheel', vendor: 'V', rounds: 1, staked: 50, won: 0 },
  ])
})

test('rounds younger than five minutes are added to the hours when they are read', async () => {
  at('13:02:00')
  await bet('b3', 70, 'r3')
  at('13:06:00')
  await bet('b4', 11, 'r4')
  at('13:08:00')
  await sumReturns(deps())('alpha')
  expect(await hours()).toEqual([
    ['12:00', 'dice', 2, 140, 30],
    ['12:00', 'wheel', 1, 50, 0],
    ['13:00', 'dice', 1, 70, 0],
  ])
  expect((await shown())[0]).toEqual({ game: 'dice', vendor: 'V', rounds: 4, staked: 221, won: 30 })
  expect(await shown()).toEqual(await added())
})

test('a win, a bet and a rollback of a round that the hours have count at once, and are added to the hours by the next run', async () => {
  await win('w2', 500, 'b2')
  await bet('b5', 7, 'r3')
  await rollback('k1', 'b0')
  // A win of nothing changes nothing.
  await win('w3', 0, 'b3')
  expect((await changes()).map(({ game, staked, won }) => [game, staked, won])).toEqual([
    ['wheel', 0, 500],
    ['dice', 7, 0],
    ['dice', -40, 0],
  ])
  expect(await shown()).toEqual(await added())
  at('13:13:00')
  await sumReturns(deps())('alpha')
  expect(await changes()).toEqual([])
  expect(await shown()).toEqual(await added())
})

test('what changes a round within two minutes of its begin leaves nothing', async () => {
  at('13:20:00')
  await bet('b6', 9, 'r6')
  at('13:22:00')
  await win('w6', 4, 'b6')
  expect(await changes()).toEqual([])
  await rollback('k6', 'b5')
  expect(await changes()).toHaveLength(1)
  at('13:40:00')
  await sumReturns(deps())('alpha')
  expect(await shown()).toEqual(await added())
})

test('a change of a round that the hours do not have yet is not counted twice', async () => {
  at('13:50:00')
  await bet('b7', 20, 'r7')
  at('13:53:00')
  await win('w7', 60, 'b7')
  expect(await changes()).toHaveLength(1)
  expect(await shown()).toEqual(await added())
  at('14:10:00')
  await sumReturns(deps())('alpha')
  expect(await changes()).toEqual([])
  expect(await shown()).toEqual(await added())
})

test('an hour that is made anew beside changes that wait counts them once', async () => {
  await win('w8', 33, 'b7')
  expect(await changes()).toHaveLength(1)
  await stage.inUnit(unit => unit.gameReturns.sum('alpha', new Date('2026-03-10T13:00:00Z'), new Date('2026-03-10T14:00:00Z')))
  expect(await shown()).toEqual(await added())
  await sumReturns(deps())('alpha')
  expect(await changes()).toEqual([])
  expect(await shown()).toEqual(await added())
})

test('a change that comes while others are added waits for the next run', async () => {
  await win('w9', 5, 'b7')
  let statements = 0
  const execute = async (statement: SQL) => {
    // Mark and lock are four statements, those that are read the fifth, and their hours the sixth.
    if (++statements === 6) await win('w10', 8, 'b7')
    return await stage.db.execute(statement)
  }
  await returnStore(Object.create(stage.db, { execute: { value: execute } }) as Database).addChanges('alpha')
  expect(statements).toBe(7)
  expect(await changes()).toMatchObject([{ won: 8 }])
  expect(await shown()).toEqual(await added())
  await sumReturns(deps())('alpha')
  expect(await shown()).toEqual(await added())
})

test('more changes than one unit of work adds are all added by one run', async () => {
  const many = Array.from({ length: CHANGES + 1 }, (_, at) => ({ transferId: -1 - at, staked: 0, won: 1 }))
  const [one] = await stage.db.select().from(gameReturns).limit(1)
  for (let from = 0; from < many.length; from += 1_000)
    await stage.db
      .insert(gameReturnChanges)
      .values(many.slice(from, from + 1_000).map(change => ({ merchant: 'alpha', at: one!.at, game: one!.game, vendor: 'V', ...change })))
  const before = await shown()
  await sumReturns(deps())('alpha')
  expect(await changes()).toEqual([])
  expect(await shown()).toEqual(before)
})

test('one run more, an earlier one, and two at once change nothing', async () => {
  const before = await hours()
  at('14:07:00')
  await sumReturns(deps())('alpha')
  at('14:10:00')
  await Promise.all([sumReturns(deps())('alpha'), sumReturns(deps())('alpha')])
  expect(await hours()).toEqual(before)
  expect(await stage.stores.gameReturns.mark('alpha')).toEqual(new Date('2026-03-10T14:05:00Z'))
})

test('a round that was committed after its hour was made is found in the night', async () => {
  await stage.db.insert(gameRounds).values({
    merchant: 'alpha',
    provider: 'p',
    round: 'late',
    memberId: 'ann',
    game: 'dice',
    vendor: 'V',
    state: 'open',
    staked: 1_000,
    won: 0,
    beganAt: new Date('2026-03-10T12:10:00Z'),
  })
  expect(await shown()).not.toEqual(await added())
  await sumReturnsAnew(deps())('alpha')
  expect(await shown()).toEqual(await added())
})

test('hours go when nobody can look at them any more, and other merchants have their own', async () => {
  expect(await stage.stores.gameReturns.since('beta', BEGIN)).toEqual([])
  await stage.stores.gameReturns.sweep('alpha', new Date('2026-03-10T13:00:00Z'))
  expect((await hours()).map(([hour]) => hour)).not.toContain('12:00')
  expect(hourOf(new Date('2026-03-10T12:59:59.999Z'))).toEqual(BEGIN)
})
