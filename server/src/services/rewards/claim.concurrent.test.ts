import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mallCommand } from '#services/mall/mall-command.ts'
import { reconcile } from '#services/wallet/reconcile.ts'
import { createWallet } from '#services/wallet/wallet.ts'
import { startAppProcess, type AppProcess } from '#testing/app-process.ts'
import { createLotteryStage, drawId, LOTTERIES, type LotteryPlayer, type LotteryStage } from '#testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'

const words = { EN: 'Words', UR: 'UR' }
const promotion = (id: string, more: object) => ({ id, title: words, terms: words, condition: { signedIn: true }, reward: { points: 10 }, ...more })
const content = {
  'content/lotteries.json': { entropy: 'tickets', lotteries: LOTTERIES },
  'content/promotions.json': {
    promotions: [
      promotion('welcome', {}),
      promotion('daily', { mission: 'day' }),
      promotion('few', { inAll: 5 }),
      promotion('player', { condition: { bets: 3 } }),
    ],
  },
  'content/mall.json': { goods: [{ id: 'mug', kind: 'ticket', price: 10, stock: 7, image: 'banners/one.svg', name: words, text: words }] },
}

describe.runIf(postgresUrl)('three operating-system processes on one database', () => {
  let stage: LotteryStage
  let processes: readonly AppProcess[] = []
  beforeAll(async () => {
    const database = await openOwnPostgres(postgresUrl ?? '')
    stage = await createLotteryStage({ database })
    await writeFolder(`${stage.system.merchantsDirectory}/alpha`, content)
    expect(await stage.system.merchants.reload()).toEqual([])
    processes = await Promise.all([1, 2, 3].map(async () => await startAppProcess(database.href, content)))
  }, 60_000)
  afterAll(async () => {
    await Promise.all(processes.map(async one => await one.stop()))
    await stage.close()
  })

  /** The same calls in each of the processes at once; answers how each ended, all processes' together. */
  const inEach = async (player: LotteryPlayer, ...orders: readonly Parameters<AppProcess['ask']>[0][]) => {
    const outcomes = await Promise.all(
      processes.flatMap(one => orders.map(async order => await one.ask({ ...order, token: player.client.token ?? '' }))),
    )
    return outcomes.flat()
  }
  /** Claims at once in each of the processes, so often; answers the points of each, or why it was refused. */
  const claimsOf = async (player: LotteryPlayer, id: string, turn: string, times: number): Promise<readonly string[]> => {
    const asked = Array.from({ length: times }, () => ({ id, turn }))
    const reports = await Promise.all(processes.map(async one => await one.ask({ call: 'rewards.claim', asked, token: player.client.token ?? '' })))
    return reports.flat().map(outcome => (outcome.success ? `${outcome.value.points}` : outcome.errorCode))
  }
  const pointsOf = async (id: string) => {
    const accounts = await stage.system.stores.ledger.accountsOf('alpha', id)
    return accounts.find(({ kind }) => kind === 'points')?.balance ?? 0
  }

  test('a member who claims two rewards in all of them at once gets each once', async () => {
    const player = await stage.player('tapper', 0)
    const all = await Promise.all([claimsOf(player, 'welcome', 'once', 5), claimsOf(player, 'daily', '2026-01-01', 5)])
    expect(all.flat()).toEqual(Array.from({ length: 30 }, () => '10'))
    expect(await pointsOf(player.id)).toBe(20)
    expect(await stage.system.stores.rewards.boardPointsOf({ merchant: 'alpha', memberId: player.id }, '2025-12-29')).toBe(20)
  })

  test('of twelve members who want one of five, five get it', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, async (_, nth) => await stage.player(`wants_${nth}`, 0)))
    const outcomes = await Promise.all(players.map(async player => await claimsOf(player, 'few', 'once', 1)))
    const given = outcomes.filter(([first]) => first === '10')
    expect(given).toEqual(Array.from({ length: 5 }, () => ['10', '10', '10']))
    expect(outcomes.flat().filter(outcome => outcome !== '10')).toEqual(Array.from({ length: 21 }, () => 'reward.unknown'))
    const points = await Promise.all(players.map(async ({ id }) => await pointsOf(id)))
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(50)
  })

  test('bets that are made and counted by all of them at once are counted once', async () => {
    const player = await stage.player('counted', 10_000)
    const purchases = ['purchase-number-1', 'purchase-number-2'].map(key => ({ key, draw: drawId('fixed'), lines: [{ numbers: ['1', '2'] }] }))
    const made = await inEach(player, { call: 'lottery.buyTickets', asked: purchases }, { call: 'rewards.mine', asked: [{}, {}] })
    expect(made.filter(({ success }) => !success)).toEqual([])
    expect(await player.balance()).toBe(10_000 - 2 * 100)
    const { open } = valueOf(await player.client.call('rewards.mine', {}))
    expect(open.find(({ id }) => id === 'player')?.goals).toEqual([{ kind: 'bets', completed: 2, expected: 3 }])
    expect(await claimsOf(player, 'player', 'once', 1)).toEqual(Array.from({ length: 3 }, () => 'reward.not.reached'))

    await inEach(player, { call: 'lottery.buyTickets', asked: [{ ...purchases[0]!, key: 'purchase-number-3' }] })
    expect(await claimsOf(player, 'player', 'once', 3)).toEqual(Array.from({ length: 9 }, () => '10'))
    expect(await pointsOf(player.id)).toBe(10)
  })

  test('of 60 orders at once for 7, seven are taken, refusals beside them give points and stock back, and the points sum to the ledger', async () => {
    const merchant = stage.system.merchants.byCode('alpha')!
    const buyers = await Promise.all(['ann', 'ben', 'cid', 'dan'].map(async name => await stage.player(`mall_${name}`, 0)))
    for (const { id } of buyers)
      await createWallet(stage.system).earnPoints(stage.system.stores, { merchant, memberId: id, reference: `start:${id}`, amount: 1_000 })
    // Five keys of each member, each of them at each of the servers.
    const asked = Array.from({ length: 5 }, (_, nth) => ({ key: `many-${nth}-0000`, good: 'mug', price: 10 }))
    const reports = await Promise.all(
      buyers.flatMap(({ client: { token = '' } }) => processes.map(async one => await one.ask({ call: 'mall.order', asked, token }))),
    )
    const outcomes = reports.flat()
    expect(outcomes).toHaveLength(60)
    const ids = new Set(outcomes.flatMap(outcome => (outcome.success ? [outcome.value.id] : [])))
    expect(ids.size).toBe(7)
    expect(new Set(outcomes.flatMap(outcome => (outcome.success ? [] : [outcome.errorCode])))).toEqual(new Set(['mall.sold.out']))

    const [some] = ids
    const refusals = [1, 2, 3].map(async () => await mallCommand(stage.system)(merchant, ['refuse', String(some), '--note', 'Broken']))
    const refused = await Promise.allSettled(refusals)
    expect(refused.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

    const seen = await Promise.all(buyers.map(async ({ client }) => valueOf(await client.call('mall.overview', {}))))
    expect(seen.map(({ left }) => left['mug'])).toEqual([1, 1, 1, 1])
    expect(seen.reduce((sum, { points }) => sum + points, 0)).toBe(4_000 - 6 * 10)
    const found = await reconcile({ ...stage.system, log: pino({ level: 'silent' }) })('alpha')
    expect(found.filter(({ faults }) => faults > 0)).toEqual([])
  })
})
