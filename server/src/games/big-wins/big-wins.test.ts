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
const answer = async (merchant: 'alpha' | 'beta' = 'alpha') => valueOf(await stage.client(merchant).call('games.bigWins', {})).wins

/** Shows wins from so many whole units on. */
const show = async (least: number | undefined): Promise<void> => {
  const { system } = stage
  const alpha = system.merchants.byCode('alpha')
  if (!alpha) throw new Error('there is no alpha')
  const { bigWins: _, ...file } = alpha.file
  await writeFolder(`${system.merchantsDirectory}/alpha`, { 'merchant.json': { ...file, ...(least !== undefined && { bigWins: { least } }) } })
  await system.merchants.reload()
}

/** A member who bets in a game and wins. */
const winner = async (name: string, bet: number, amount: number) => {
  const { id } = await stage.player(name)
  const wallet = testWallet(stage.system, id)
  await wallet.bet(`bet-${name}`, bet, { ...GAME, round: name })
  await wallet.win(`win-${name}`, `bet-${name}`, amount)
}

// Proves games-and-lottery-24.
test('the latest wins of games and lotteries are told with masked names, from the merchant’s threshold on', async () => {
  await show(8)
  await winner('gloria', 100, 800)
  await winner('little', 100, 799)
  const { buy } = await stage.player('lucky_one')
  // Every ticket that there is, each bought alone: one wins 20.00, and no other one more than 4.00.
  for (const line of everyPair().flat()) valueOf(await buy(drawId('fixed'), [line]))
  await stage.goTo('2026-01-01T00:05:00Z')
  await winner('zacharias', 1_000, 5_000)
  const game = { kind: 'game', code: 'alpha-lotto', vendor: 'ALPHA_LOTTO', name: 'Alpha Lotto' }
  expect(await answer()).toEqual([
    { player: 'z•••s', ...game, amount: 5_000 },
    { player: 'l•••e', kind: 'lottery', code: 'fixed', vendor: 'LOTT', name: 'lottery_lucky_six', amount: 2_000 },
    { player: 'g•••a', ...game, amount: 800 },
  ])
  expect(await answer('beta')).toEqual([])
})

// Proves games-and-lottery-24.
test('whoever gets back no more than was staked is not shown', async () => {
  await show(1)
  await winner('loser', 5_000, 4_999)
  await winner('even', 5_000, 5_000)
  expect(await answer()).toEqual([])
})

// Proves games-and-lottery-24.
test('nothing is told where the merchant does not show it, nor what is older than a week or cannot be played any more', async () => {
  await winner('gloria', 100, 5_000)
  expect(await answer()).toEqual([])
  await show(10)
  expect(await answer()).toHaveLength(1)
  stage.clock.advance(7 * 24 * 60 * 60 - 1)
  expect(await answer()).toHaveLength(1)
  stage.clock.advance(61)
  expect(await answer()).toEqual([])
})

// Proves games-and-lottery-24.
test('the ledger is asked once a minute, however many ask', async () => {
  await show(10)
  const request = vi.spyOn(stage.system.stores.bigWins, 'latest')
  await Promise.all(Array.from({ length: 20 }, () => answer()))
  expect(request).toHaveBeenCalledTimes(1)
  stage.clock.advance(59)
  await winner('gloria', 100, 5_000)
  expect(await answer()).toEqual([])
  stage.clock.advance(1)
  expect(await answer()).toHaveLength(1)
  expect(request).toHaveBeenCalledTimes(2)
})
