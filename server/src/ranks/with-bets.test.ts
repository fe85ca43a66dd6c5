import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { voidDraw } from '#lottery/draws/void-draw.ts'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { valueOf } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

const ranks = [
  { labelId: 'guest', name: { EN: 'Newcomer', UR: 'نووارد' }, rankLevel: 0 },
  { labelId: 'player', name: { EN: 'Player', UR: 'کھلاڑی' }, rankLevel: 1, conditions: { bets: 3, staked: 10 } },
]

let stage: LotteryStage
beforeAll(async () => {
  stage = await createLotteryStage()
  await writeFolder(join(stage.system.merchantsDirectory, 'alpha'), { 'content/ranks.json': { ranks } })
  expect(await stage.system.merchants.reload()).toEqual([])
})
afterAll(() => stage.close())

const goals = async (client: WireClient) => {
  const { currentProgress } = valueOf(await client.call('ranks.playerRankProgress', {}))
  return Object.fromEntries(currentProgress.conditions.map(({ kind, completed }) => [kind, completed]))
}
const levelOf = async (client: WireClient) => valueOf(await client.call('member.info', {})).clubLabel?.rankLevel

describe('ranks that ask for bets (spec 2 §3, §7)', () => {
  // Proves ranks-and-rewards-2.
  test('bets count by number and sum; wins, deposits and withdrawals do not', async () => {
    const { client, id } = await stage.player('climber', 5_000)
    const wallet = testWallet(stage.system, id)
    expect(await goals(client)).toEqual({ bets: 0, staked: 0 })
    await wallet.bet('climb-1', 300)
    await wallet.win('climb-win', 'climb-1', 900)
    await wallet.hold('climb-out', 100)
    expect(await goals(client)).toEqual({ bets: 1, staked: 3 })
    expect(await levelOf(client)).toBe(0)
    await wallet.bet('climb-2', 300)
    await wallet.bet('climb-3', 400)
    // The member's own page asks for the label alone.
    expect(await levelOf(client)).toBe(1)
    expect(await goals(client)).toEqual({})
  })

  // Proves ranks-and-rewards-2.
  test('a bet that was rolled back does not count, before it was counted or after', async () => {
    const { client, id } = await stage.player('regretter', 5_000)
    const wallet = testWallet(stage.system, id)
    await wallet.bet('regret-1', 100)
    await wallet.rollback('regret-1-back', 'regret-1')
    expect(await goals(client)).toEqual({ bets: 0, staked: 0 })
    await wallet.bet('regret-2', 200)
    expect(await goals(client)).toEqual({ bets: 1, staked: 2 })
    await wallet.rollback('regret-2-back', 'regret-2')
    // A bet that is barred before it comes moves nothing.
    await wallet.rollback('regret-3-back', 'regret-3')
    expect(await goals(client)).toEqual({ bets: 0, staked: 0 })
  })

  // Proves ranks-and-rewards-2.
  test('each bet counts once, however often it is sent and however many ask at once', async () => {
    const { client, id } = await stage.player('twice', 5_000)
    const wallet = testWallet(stage.system, id)
    for (let tries = 0; tries < 3; tries += 1) await wallet.bet('twice-1', 250)
    const answers = await Promise.all(Array.from({ length: 8 }, () => goals(client)))
    expect(answers).toEqual(Array.from({ length: 8 }, () => ({ bets: 1, staked: 2.5 })))
    expect(await stage.system.stores.members.byId('alpha', id)).toMatchObject({ betCount: 1, stakedAmount: 250, countedVersion: 2 })
    expect(await stage.system.stores.reconcile.check('alpha', 'bets', stage.clock())).toMatchObject({ faults: 0 })
  })

  // Proves ranks-and-rewards-2.
  test('bets from before the merchant asked for them count too', async () => {
    const { client, id } = await stage.player('early', 5_000, 'beta')
    await testWallet(stage.system, id, 'beta').bet('early-1', 700)
    await client.call('member.info', {})
    expect(await stage.system.stores.members.byId('beta', id)).toMatchObject({ betCount: 0, countedVersion: 0 })
    await writeFolder(join(stage.system.merchantsDirectory, 'beta'), { 'content/ranks.json': { ranks } })
    expect(await stage.system.merchants.reload()).toEqual([])
    expect(await goals(client)).toEqual({ bets: 1, staked: 7 })
  })

  // Proves ranks-and-rewards-2.
  test('a purchase of lottery tickets is a bet, and none once its draw is void', async () => {
    const { client, buy } = await stage.player('collector', 5_000)
    valueOf(await buy(drawId('fixed'), [{ numbers: ['1', '2'] }, { numbers: ['3', '4'] }]))
    expect(await goals(client)).toEqual({ bets: 1, staked: 2 })
    expect(
      await voidDraw(
        stage.system,
        { merchant: 'alpha', id: drawId('fixed') },
        { by: 'Olivia', reason: 'The prize table was wrong.', operator: 'olivia' },
      ),
    ).toBe(true)
    await stage.runDue()
    expect(await goals(client)).toEqual({ bets: 0, staked: 0 })
  })
})
