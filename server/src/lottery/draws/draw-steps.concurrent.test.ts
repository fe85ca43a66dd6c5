import { checkCertificate } from '@foyer/draw-check/certificate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLotteryProcesses, drawId, type LotteryProcesses } from '#lottery/testing/lottery-stage.ts'
import { createWallet } from '#money/wallet.ts'
import { valueOf } from '#testing/test-app.ts'
import { postgresUrl } from '#testing/test-database.ts'
import { drawSteps } from './draw-steps.ts'

const STEPS = ['open', 'close', 'draw', 'settle'] as const

describe.runIf(postgresUrl)('several processes', () => {
  let stage: LotteryProcesses
  beforeEach(async () => {
    stage = await createLotteryProcesses(postgresUrl ?? '')
  })
  afterEach(async () => {
    await stage.close()
  })

  // Proves games-and-lottery-15.
  test('each step at once in three of them is done once', async () => {
    const id = drawId('fixed')
    const player = await stage.player('player')
    await player.buyEveryPair(id)
    stage.clock.advance(300)
    for (const step of STEPS) {
      const draw = await stage.system.stores.draws.byId('alpha', id)
      if (!draw) throw new Error('there is no draw')
      await Promise.all(stage.systems.flatMap(system => [drawSteps(system)[step](draw), drawSteps(system)[step](draw)]))
    }
    const { draw, certificate, prizes } = valueOf(await stage.client().call('lottery.draw', { id }))
    expect(draw.state).toBe('settled')
    expect((await checkCertificate(certificate ?? '')).faults).toEqual([])
    expect(prizes?.reduce((sum, prize) => sum + prize.sum, 0)).toBe(4_000)
    expect(await player.balance()).toBe(100_400)
  })

  test('runners of all three take a draw through its steps together', async () => {
    const id = drawId('pool')
    const player = await stage.player('player')
    await player.buyEveryPair(id)
    stage.clock.advance(300)
    for (let round = 0; round < 5; round += 1) await Promise.all(stage.systems.map(system => system.jobs.runDue()))
    expect(valueOf(await stage.client().call('lottery.draw', { id })).draw.state).toBe('settled')
    expect(await player.balance()).toBe(100_000 - 3_600 + 1_512 + 644)
  })

  // Proves games-and-lottery-15.
  test('50 buyers around the end of sales: who has a ticket is counted, and nobody gets one later', async () => {
    const id = drawId('fixed')
    const players = await Promise.all(Array.from({ length: 50 }, (_, nth) => stage.player(`buyer_${nth}`, 1_000)))
    stage.clock.advance(279)
    const draw = await stage.system.stores.draws.byId('alpha', id)
    if (!draw) throw new Error('there is no draw')
    const sales = players.map((player, nth) => player.buy(id, [{ numbers: [String((nth % 8) + 1), '9'], units: 1 }]))
    // The moment comes while they are under way; two processes close the draw at once.
    await Promise.race(sales)
    stage.clock.advance(1)
    await Promise.all(stage.systems.slice(0, 2).map(system => drawSteps(system).close(draw)))
    const closed = valueOf(await stage.client().call('lottery.draw', { id }))
    const outcomes = await Promise.all(sales)
    const sold = outcomes.filter(outcome => outcome.success).length
    expect(outcomes.flatMap(outcome => (outcome.success ? [] : [outcome.errorCode])).every(code => code === 'lottery.draw.closed')).toBe(true)
    expect(closed.tickets).toMatchObject({ count: sold, staked: sold * 100 })
    expect(await stage.system.stores.tickets.staked({ merchant: 'alpha', id })).toBe(sold * 100)
    for (const [nth, outcome] of outcomes.entries()) expect(await players[nth]!.balance()).toBe(outcome.success ? 900 : 1_000)
    stage.clock.advance(20)
    const counted = await stage.system.stores.draws.byId('alpha', id)
    if (counted) await drawSteps(stage.system).draw(counted)
    const { certificate } = valueOf(await stage.client().call('lottery.draw', { id }))
    expect((await checkCertificate(certificate ?? '')).certificate?.tickets.count).toBe(sold)
  })

  // Proves games-and-lottery-15.
  test('a purchase that waits for the member’s money while the draw closes is refused', async () => {
    const id = drawId('fixed')
    const player = await stage.player('slow', 1_000)
    stage.clock.advance(279)
    const draw = await stage.system.stores.draws.byId('alpha', id)
    if (!draw) throw new Error('there is no draw')
    const [, other] = stage.systems
    const held = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const holding = other?.inUnit(async unit => {
      await unit.safePlay.lock({ merchant: 'alpha', memberId: player.id })
      held.resolve()
      await free.promise
    })
    await held.promise
    const sale = player.buy(id, [{ numbers: ['1', '2'] }])
    await expect.poll(stage.waitingForLocks).toBe(1)
    stage.clock.advance(1)
    await drawSteps(stage.system).close(draw)
    free.resolve()
    await holding
    expect(await sale).toMatchObject({ errorCode: 'lottery.draw.closed' })
    expect(await player.balance()).toBe(1_000)
    expect(await stage.system.stores.tickets.staked({ merchant: 'alpha', id })).toBe(0)
  })

  // Proves games-and-lottery-15.
  test('a draw that closes waits for a purchase that is under way, and counts it', async () => {
    const id = drawId('fixed')
    const { id: memberId } = await stage.player('quick', 1_000)
    stage.clock.advance(279)
    const [system, other] = stage.systems
    const [draw, merchant] = [await stage.system.stores.draws.byId('alpha', id), stage.system.merchants.byCode('alpha')]
    if (!draw || !merchant || !other) throw new Error('there is no draw')
    const sold = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const ticket = { line: 0, play: null, numbers: '01 02', units: 1, price: 100, salt: 'salt' }
    const sale = other.inUnit(async unit => {
      const beside = unit.tickets.saleOf(id, [ticket], [])
      await createWallet(other).bet(unit, { merchant, memberId, reference: 'quick-bet', amount: 100, beside })
      sold.resolve()
      await free.promise
    })
    await sold.promise
    stage.clock.advance(1)
    const closing = drawSteps(system ?? other).close(draw)
    try {
      await expect.poll(stage.waitingForLocks).toBe(1)
    } finally {
      free.resolve()
    }
    await Promise.all([sale, closing])
    expect(valueOf(await stage.client().call('lottery.draw', { id })).tickets).toMatchObject({ count: 1, staked: 100 })
  })
})
