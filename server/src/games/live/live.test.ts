import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLotteryStage, drawId, everyPair, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'

let stage: LotteryStage
beforeEach(async () => {
  stage = await createLotteryStage()
})
afterEach(() => stage.close())

const GAME = { provider: 'demo', vendor: 'ALPHA_LOTTO', game: 'alpha-lotto' }
const MINUTE = 60
const answer = async (merchant: 'alpha' | 'beta' = 'alpha') => valueOf(await stage.client(merchant).call('games.live', {}))
const wins = async () => (await answer()).wins
const winners = async () => (await wins()).map(({ player }) => player)

/** Shows wins from so many whole units on, and how many play from so many on. */
const show = async (live: { readonly wins?: { least: number }; readonly playing?: { least: number } }): Promise<void> => {
  const { system } = stage
  const alpha = system.merchants.byCode('alpha')
  if (!alpha) throw new Error('there is no alpha')
  await writeFolder(`${system.merchantsDirectory}/alpha`, { 'merchant.json': { ...alpha.file, live } })
  await system.merchants.reload()
}

/** A member who bets in a game and wins. */
const winner = async (name: string, bet: number, amount: number) => {
  const { id, client } = await stage.player(name)
  const wallet = testWallet(stage.system, id)
  await wallet.bet(`bet-${name}`, bet, { ...GAME, round: name })
  await wallet.win(`win-${name}`, `bet-${name}`, amount)
  return { id, client, wallet }
}

// Proves games-and-lottery-24.
test('the latest wins of games and lotteries are told with masked names and the minute, from the merchant’s threshold on', async () => {
  await show({ wins: { least: 8 } })
  await winner('gloria', 100, 800)
  await winner('little', 100, 799)
  const { buy } = await stage.player('lucky_one')
  // Every ticket that there is, each bought alone: one wins 20.00, and no other one more than 4.00.
  for (const line of everyPair().flat()) valueOf(await buy(drawId('fixed'), [line]))
  await stage.goTo('2026-01-01T00:05:00Z')
  stage.clock.advance(59)
  await winner('zacharias', 1_000, 5_000)
  const game = { kind: 'game', code: 'alpha-lotto', vendor: 'ALPHA_LOTTO', name: 'Alpha Lotto', image: expect.any(String) as string }
  expect(await wins()).toEqual([
    { player: 'z•••s', ...game, amount: 5_000, at: '2026-01-01T00:05:00.000Z' },
    {
      player: 'l•••e',
      kind: 'lottery',
      code: 'fixed',
      vendor: 'LOTT',
      name: 'lottery_lucky_six',
      image: null,
      amount: 2_000,
      at: '2026-01-01T00:05:00.000Z',
    },
    { player: 'g•••a', ...game, amount: 800, at: '2026-01-01T00:00:00.000Z' },
  ])
  expect((await answer('beta')).wins).toEqual([])
})

// Proves games-and-lottery-24.
test('whoever gets back no more than was staked is not shown', async () => {
  await show({ wins: { least: 1 } })
  await winner('loser', 5_000, 4_999)
  await winner('even', 5_000, 5_000)
  expect(await wins()).toEqual([])
})

// Proves games-and-lottery-38.
test('nothing is told of members who take a break, are locked, have closed their account or do not stand on the board, nor of what was void', async () => {
  await show({ wins: { least: 1 } })
  const { stores } = stage.system
  const paused = await winner('paula', 100, 500)
  const closed = await winner('carla', 100, 500)
  const locked = await winner('lotta', 100, 500)
  const hidden = await winner('helga', 100, 500)
  const voided = await winner('vilma', 100, 500)
  await winner('wanda', 100, 500)
  expect(await winners()).toEqual(['w•••a', 'v•••a', 'h•••a', 'l•••a', 'c•••a', 'p•••a'])
  const now = stage.system.clock()
  valueOf(await paused.client.call('safePlay.takeBreak', { hours: 24 }))
  await stores.members.close('alpha', closed.id, now)
  await stores.members.setLockedUntil('alpha', locked.id, new Date(now.getTime() + 60 * MINUTE * 1000))
  await stores.members.setBoardHidden('alpha', hidden.id, true)
  await voided.wallet.voidBet('void-vilma', 'bet-vilma')
  stage.clock.advance(10)
  expect(await winners()).toEqual(['w•••a'])
  // The lock has passed, and so has the break.
  stage.clock.advance(24 * 60 * MINUTE)
  expect(await winners()).toEqual(['w•••a', 'l•••a', 'p•••a'])
})

// Proves games-and-lottery-24.
test('nothing is told where the merchant does not show it, nor what is older than a week or cannot be played any more', async () => {
  await winner('gloria', 100, 5_000)
  expect(await wins()).toEqual([])
  await show({ wins: { least: 10 } })
  expect(await wins()).toHaveLength(1)
  stage.clock.advance(7 * 24 * 60 * MINUTE - 1)
  expect(await wins()).toHaveLength(1)
  stage.clock.advance(11)
  expect(await wins()).toEqual([])
})

// Proves games-and-lottery-39.
test('as many play as began a round in the last five minutes, each member once; from the merchant’s number on', async () => {
  const bet = async (name: string, round: string, detail = GAME) => {
    const id = (await stage.system.stores.members.byUsername('alpha', name))?.id ?? (await stage.player(name)).id
    await testWallet(stage.system, id).bet(`${name}-${round}`, 100, { ...detail, round: `${name}-${round}` })
  }
  for (const name of ['anna', 'berta']) await bet(name, 'first')
  expect((await answer()).playing).toEqual({ games: [], vendors: [] })
  await show({ playing: { least: 2 } })
  await bet('anna', 'second')
  // A ticket is no round, and what is no game of the merchant is not counted.
  valueOf(await (await stage.player('clara')).buy(drawId('fixed'), everyPair()[0]?.slice(0, 1) ?? []))
  await bet('dora', 'first', { ...GAME, game: 'no-such-game' })
  const both = { games: [{ code: 'alpha-lotto', players: 2 }], vendors: [{ vendor: 'ALPHA_LOTTO', players: 2 }] }
  expect((await answer()).playing).toEqual(both)
  stage.clock.advance(4 * MINUTE)
  await bet('berta', 'second')
  stage.clock.advance(MINUTE)
  expect((await answer()).playing).toEqual(both)
  // Anna’s last round is longer ago, and two rounds of Berta are one player.
  await bet('berta', 'third')
  stage.clock.advance(10)
  expect((await answer()).playing).toEqual({ games: [], vendors: [] })
})

// Proves games-and-lottery-40.
test('what a pool holds is told as its first prize, and grows with each ticket', async () => {
  const { buy } = await stage.player('buyer')
  expect((await answer()).jackpots).toEqual([])
  stage.clock.advance(10)
  valueOf(await buy(drawId('pool'), everyPair()[0] ?? []))
  // Of 20 tickets at 1.00, 60 % go into the pool, and 70 % of that to the first prize.
  const shown = { code: 'pool', vendor: 'TCG_LOTTO_VN', name: 'lottery_mega_lotto', image: null, closesAt: '2026-01-01T00:04:40.000Z' }
  expect((await answer()).jackpots).toEqual([{ ...shown, sum: 840 }])
  valueOf(await buy(drawId('pool'), everyPair()[1]?.slice(0, 10) ?? []))
  stage.clock.advance(10)
  expect((await answer()).jackpots).toEqual([{ ...shown, sum: 1_260 }])
})

// Proves games-and-lottery-24.
test('the database is read once in ten seconds, however many ask', async () => {
  await show({ wins: { least: 10 } })
  const request = vi.spyOn(stage.system.stores.live, 'now')
  await Promise.all(Array.from({ length: 20 }, wins))
  expect(request).toHaveBeenCalledTimes(1)
  stage.clock.advance(9)
  await winner('gloria', 100, 5_000)
  expect(await wins()).toEqual([])
  stage.clock.advance(1)
  expect(await wins()).toHaveLength(1)
  expect(request).toHaveBeenCalledTimes(2)
})
