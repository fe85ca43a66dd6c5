import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRounds } from '#games/schema.ts'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { reconcile } from '#money/reconcile.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createWallet } from '#money/wallet.ts'
import { createTestApp, registered, type TestApp, valueOf } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'

// Many wins or rollbacks in one statement must come to what one statement each comes to.

let database: OpenDatabase
let wire: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  wire = await createTestApp({ database })
})
afterAll(async () => {
  const faults = (await reconcile({ ...wire.system, log: pino({ level: 'silent' }) })('alpha')).filter(found => found.faults > 0)
  await wire.close()
  expect(faults).toEqual([])
})

const merchant = { code: 'alpha', settings: { currency: 'PHP', decimals: 2 } }
const wallet = createWallet({ clock: () => wire.system.clock() })
const together = {
  win: (all: Parameters<typeof wallet.winAll>[1]) => wire.system.inUnit(unit => wallet.winAll(unit, all)),
  rollback: (all: Parameters<typeof wallet.rollbackAll>[1]) => wire.system.inUnit(unit => wallet.rollbackAll(unit, all)),
}

/** A member with 100.00, a limit of loss and one of stakes, and three bets of 10.00. */
const player = async (name: string) => {
  const { client, customerId: memberId } = await registered(wire, name)
  const own = testWallet(wire.system, memberId)
  await own.deposit(`${name}-start`, 10_000)
  for (const kind of ['loss', 'stake'] as const) valueOf(await client.call('safePlay.setLimit', { kind, period: 'day', most: 50_000 }))
  for (const nth of [1, 2, 3]) await own.bet(`${name}-${nth}`, 1_000)
  const request = (reference: string, bet: number) => ({ merchant, memberId, reference: `${name}-${reference}`, followed: `${name}-${bet}` })
  return {
    ...own,
    memberId,
    win: (reference: string, bet: number, amount: number) => ({ ...request(reference, bet), amount }),
    back: request,
    used: async () => {
      const { own: safePlay } = valueOf(await client.call('safePlay.overview', {}))
      return Object.fromEntries((safePlay?.limits ?? []).map(({ kind, used }) => [kind, used]))
    },
    balance: async () => valueOf(await client.call('wallet.balance', {})),
  }
}

// Proves games-and-lottery-15.
test('wins of several members, and of one bet twice, are answered, kept and counted as one by one', async () => {
  const [one, other, alone] = [await player('first'), await player('other'), await player('alone')]
  const wins = [one.win('a', 1, 300), other.win('a', 1, 5), one.win('b', 1, 40), one.win('c', 2, 1_500)]
  const answers = await together.win(wins)
  const singly = []
  for (const request of [alone.win('a', 1, 300), alone.win('b', 1, 40), alone.win('c', 2, 1_500)])
    singly.push(await wallet.win(wire.system.stores, request))
  const facts = (all: readonly { readonly balance: number; readonly version: number }[]) => all.map(({ balance, version }) => [balance, version])
  expect(facts(answers)).toEqual([
    [7_300, 5],
    [7_005, 5],
    [7_340, 6],
    [8_840, 7],
  ])
  expect(facts(singly)).toEqual([
    [7_300, 5],
    [7_340, 6],
    [8_840, 7],
  ])
  expect(await one.balance()).toMatchObject({ main: 8_840, walletVersion: 7 })
  expect(await one.used()).toEqual({ loss: 3_000 - 1_840, stake: 3_000 })
  expect(await one.used()).toEqual(await alone.used())
  expect(await other.used()).toEqual({ loss: 2_995, stake: 3_000 })
  // A bet that has won is not rolled back, whichever way it won.
  await expect(one.rollback('first-late', 'first-1')).rejects.toMatchObject({ code: 'transaction.ended' })
})

// Proves games-and-lottery-15.
test('asked again, alone or among new ones, a win is paid once', async () => {
  const one = await player('again')
  const [first] = await together.win([one.win('a', 1, 100)])
  expect(first).toMatchObject({ balance: 7_100, isReplay: false })
  const answers = await together.win([one.win('b', 2, 10), one.win('a', 1, 100), one.win('b', 2, 10)])
  expect(answers.map(({ balance, isReplay }) => [balance, isReplay])).toEqual([
    [7_110, false],
    [7_100, true],
    [7_110, true],
  ])
  expect(await one.balance()).toMatchObject({ main: 7_110 })
  await expect(together.win([one.win('a', 1, 101)])).rejects.toMatchObject({ code: 'duplicate_transaction' })
})

test('where one of them is refused, none is paid', async () => {
  const one = await player('refused')
  await expect(together.win([one.win('a', 1, 100), one.win('b', 9, 100)])).rejects.toMatchObject({ code: 'transaction.unknown' })
  await expect(together.win([one.win('a', 1, 100), one.win('b', 2, 0)])).rejects.toMatchObject({ code: 'request.invalid' })
  await one.rollback('refused-back', 'refused-3')
  await expect(together.win([one.win('a', 1, 100), one.win('b', 3, 100)])).rejects.toMatchObject({ code: 'transaction.ended' })
  expect(await one.balance()).toMatchObject({ main: 8_000 })
})

// Proves games-and-lottery-15.
test('bets that are taken back come back whole and once, and are neither staked nor lost', async () => {
  const [one, other] = [await player('back'), await player('beck')]
  await together.rollback([one.back('x', 1), other.back('x', 3), one.back('y', 2)])
  const [, again] = await together.rollback([one.back('z', 3), one.back('x', 1)])
  expect(again).toMatchObject({ isReplay: true })
  await expect(together.rollback([one.back('w', 3)])).rejects.toMatchObject({ code: 'transaction.ended' })
  expect(await one.balance()).toMatchObject({ main: 10_000, walletVersion: 7 })
  expect(await one.used()).toEqual({ loss: 0, stake: 0 })
  expect(await other.used()).toEqual({ loss: 2_000, stake: 2_000 })
})

test('a bet of a game keeps its round', async () => {
  const one = await player('gamer')
  await wallet.bet(wire.system.stores, {
    merchant,
    memberId: one.memberId,
    reference: 'gamer-9',
    amount: 500,
    detail: { provider: 'demo', round: 'r-1', game: 'dice', vendor: 'DEMO' },
  })
  await together.win([one.win('a', 9, 700), one.win('b', 1, 1)])
  expect(await database.db.select().from(gameRounds)).toMatchObject([{ round: 'r-1', staked: 500, won: 700 }])
})
