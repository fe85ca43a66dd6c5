import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLotteryStage, drawId, LOTTERIES, type LotteryPlayer, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { mallCommand } from '#mall/mall-command.ts'
import { reconcile } from '#money/reconcile.ts'
import { createWallet } from '#money/wallet.ts'
import { startAppProcess, type AppProcess } from '#testing/app-process.ts'
import { valueOf } from '#testing/test-app.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { writeFolder } from '#testing/test-merchants.ts'

const words = { EN: 'Words', UR: 'UR' }
const promotion = (id: string, more: object) => ({ id, title: words, terms: words, condition: { signedIn: true }, reward: { points: 10 }, ...more })
/** 5.00 of play credit, which is the member's own after stakes of 15.00. */
const CREDIT = { amount: 5, wagering: 3, days: 7 }
const content = {
  'content/lotteries.json': { entropy: 'tickets', lotteries: LOTTERIES },
  'content/promotions.json': {
    promotions: [
      promotion('welcome', {}),
      promotion('daily', { mission: 'day' }),
      promotion('few', { inAll: 5 }),
      promotion('player', { condition: { bets: 3 } }),
      promotion('credit', { reward: { credit: CREDIT } }),
      promotion('more-credit', { reward: { credit: CREDIT } }),
      promotion('ticket', { reward: { ticket: { lottery: 'fixed' } } }),
    ],
  },
  'content/mall.json': {
    goods: [
      { id: 'mug', kind: 'ticket', price: 10, stock: 7, image: 'banners/one.svg', name: words, text: words },
      { id: 'play', kind: 'credit', price: 10, stock: 7, image: 'banners/one.svg', name: words, text: words, credit: CREDIT },
      { id: 'draw', kind: 'lottery', price: 10, stock: 2, image: 'banners/one.svg', name: words, text: words, lottery: 'fixed' },
    ],
  },
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
  const inEach = async (player: LotteryPlayer, ...orders: readonly Parameters<AppProcess['call']>[0][]) => {
    const outcomes = await Promise.all(
      processes.flatMap(one => orders.map(async order => await one.call({ ...order, token: player.client.token ?? '' }))),
    )
    return outcomes.flat()
  }
  /** Claims at once in each of the processes, so often; answers the points of each, or why it was refused. */
  const claimsOf = async (player: LotteryPlayer, id: string, turn: string, times: number): Promise<readonly string[]> => {
    const requests = Array.from({ length: times }, () => ({ id, turn }))
    const reports = await Promise.all(
      processes.map(async one => await one.call({ call: 'rewards.claim', requests, token: player.client.token ?? '' })),
    )
    return reports.flat().map(outcome => (outcome.success ? `${outcome.value.points}` : outcome.errorCode))
  }
  const balanceOf = async (id: string, wanted: string) => {
    const accounts = await stage.system.stores.ledger.accountsOf('alpha', id)
    return accounts.find(({ kind }) => kind === wanted)?.balance ?? 0
  }
  const pointsOf = async (id: string) => await balanceOf(id, 'points')
  const ticketsOf = async (player: LotteryPlayer) => valueOf(await player.client.call('lottery.tickets', {})).tickets
  const inBalance = async () => {
    const found = await reconcile({ ...stage.system, log: pino({ level: 'silent' }) })('alpha')
    expect(found.filter(({ faults }) => faults > 0)).toEqual([])
  }

  // Proves ranks-and-rewards-9.
  test('a member who claims two rewards in all of them at once gets each once', async () => {
    const player = await stage.player('tapper', 0)
    const all = await Promise.all([claimsOf(player, 'welcome', 'once', 5), claimsOf(player, 'daily', '2026-01-01', 5)])
    expect(all.flat()).toEqual(Array.from({ length: 30 }, () => '10'))
    expect(await pointsOf(player.id)).toBe(20)
    expect(await stage.system.stores.rewards.boardPointsOf({ merchant: 'alpha', memberId: player.id }, '2025-12-29')).toBe(20)
  })

  // Proves ranks-and-rewards-9.
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
    const made = await inEach(player, { call: 'lottery.buyTickets', requests: purchases }, { call: 'rewards.mine', requests: [{}, {}] })
    expect(made.filter(({ success }) => !success)).toEqual([])
    expect(await player.balance()).toBe(10_000 - 2 * 100)
    const { open } = valueOf(await player.client.call('rewards.mine', {}))
    expect(open.find(({ id }) => id === 'player')?.goals).toEqual([{ kind: 'bets', completed: 2, expected: 3 }])
    expect(await claimsOf(player, 'player', 'once', 1)).toEqual(Array.from({ length: 3 }, () => 'reward.not.reached'))

    await inEach(player, { call: 'lottery.buyTickets', requests: [{ ...purchases[0]!, key: 'purchase-number-3' }] })
    expect(await claimsOf(player, 'player', 'once', 3)).toEqual(Array.from({ length: 9 }, () => '10'))
    expect(await pointsOf(player.id)).toBe(10)
  })

  // Proves ranks-and-rewards-21.
  test('of 60 orders at once for 7, seven are taken, refusals beside them give points and stock back, and the points sum to the ledger', async () => {
    const merchant = stage.system.merchants.byCode('alpha')!
    const buyers = await Promise.all(['ann', 'ben', 'cid', 'dan'].map(async name => await stage.player(`mall_${name}`, 0)))
    for (const { id } of buyers)
      await createWallet(stage.system).earnPoints(stage.system.stores, { merchant, memberId: id, reference: `start:${id}`, amount: 1_000 })
    // Five keys of each member, each of them at each of the servers.
    const requests = Array.from({ length: 5 }, (_, nth) => ({ key: `many-${nth}-0000`, good: 'mug', price: 10 }))
    const reports = await Promise.all(
      buyers.flatMap(({ client: { token = '' } }) => processes.map(async one => await one.call({ call: 'mall.order', requests, token }))),
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
    await inBalance()
  })

  // Proves ranks-and-rewards-10.
  test('of two play credits that are claimed in all of them at once, one is given, once; a ticket beside them is given once', async () => {
    const player = await stage.player('credited', 0)
    const [one, other, ticket] = await Promise.all([
      claimsOf(player, 'credit', 'once', 3),
      claimsOf(player, 'more-credit', 'once', 3),
      claimsOf(player, 'ticket', 'once', 3),
    ])
    const nine = (outcome: string) => Array.from({ length: 9 }, () => outcome)
    const isGiven = (outcomes: readonly string[]) => outcomes[0] === '0'
    expect([one, other].filter(isGiven)).toEqual([nine('0')])
    expect([one, other].filter(outcomes => !isGiven(outcomes))).toEqual([nine('credit.open')])
    expect(ticket).toEqual(nine('0'))
    expect(await balanceOf(player.id, 'credit')).toBe(500)
    expect(await ticketsOf(player)).toHaveLength(1)
    await inBalance()
  })

  // Proves ranks-and-rewards-10.
  test('a play credit and tickets as goods are ordered once for each key, and points, stock and tickets agree', async () => {
    const merchant = stage.system.merchants.byCode('alpha')!
    const buyers = await Promise.all(['eve', 'fay', 'gus'].map(async name => await stage.player(`play_${name}`, 0)))
    for (const { id } of buyers)
      await createWallet(stage.system).earnPoints(stage.system.stores, { merchant, memberId: id, reference: `start:${id}`, amount: 100 })
    const keys = (good: string) => [1, 2].map(nth => ({ key: `${good}-${nth}-000000`, good, price: 10 }))
    const outcomes = await Promise.all(
      buyers.map(
        async player => await inEach(player, { call: 'mall.order', requests: keys('play') }, { call: 'mall.order', requests: keys('draw') }),
      ),
    )
    const refusals = outcomes.flat().flatMap(outcome => (outcome.success ? [] : [outcome.errorCode]))
    expect(new Set(refusals)).toEqual(new Set(['credit.open', 'mall.sold.out']))
    // Each has one credit of the two that they ordered, and two tickets are with whoever was first.
    expect(await Promise.all(buyers.map(async ({ id }) => await balanceOf(id, 'credit')))).toEqual([500, 500, 500])
    const tickets = await Promise.all(buyers.map(ticketsOf))
    expect(tickets.flat()).toHaveLength(2)
    const points = await Promise.all(buyers.map(async ({ id }) => await pointsOf(id)))
    expect(points).toEqual(tickets.map(({ length }) => 100 - 10 - 10 * length))
    const left = valueOf(await buyers[0]!.client.call('mall.overview', {})).left
    expect([left['play'], left['draw']]).toEqual([7 - 3, 0])
    await inBalance()
  })
})
