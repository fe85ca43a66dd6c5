import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLotteryStage, drawId, type LotteryPlayer, type LotteryStage } from '#testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { voidByName, voidDraw } from './void-draw.ts'

let stage: LotteryStage
let player: LotteryPlayer
beforeEach(async () => {
  stage = await createLotteryStage()
  player = await stage.player('player')
})
afterEach(() => stage.closeBooks())

const CLOSES = '2026-01-01T00:04:40.000Z'
const DRAWS = '2026-01-01T00:05:00.000Z'

describe('a void draw', () => {
  const id = drawId('fixed')

  test.each([
    ['while it is open', '2026-01-01T00:01:00.000Z'],
    ['when it is closed', CLOSES],
  ])('%s: every ticket is paid back, and none is sold any more', async (_, moment) => {
    await player.buyEveryPair(id)
    await stage.goTo(moment)
    expect(await voidDraw(stage.system, { merchant: 'alpha', id })).toBe(true)
    expect(await voidDraw(stage.system, { merchant: 'alpha', id })).toBe(false)
    await stage.runDue()
    expect(await player.balance()).toBe(100_000)
    expect(valueOf(await player.client.call('lottery.tickets', { which: 'ended', draw: id })).tickets[0]).toMatchObject({
      state: 'refunded',
      prize: null,
    })
    expect(await player.buy(id, [{ numbers: ['1', '2'] }])).toMatchObject({ errorCode: 'lottery.draw.closed' })
    await stage.goTo(DRAWS)
    expect(await stage.told(id)).toMatchObject({ draw: { state: 'void', results: null }, certificate: null })
    expect((await stage.storedDraw(id)).settledAt).not.toBeNull()
  })

  test('it is too late once the numbers are known', async () => {
    await stage.goTo(DRAWS)
    expect(await voidDraw(stage.system, { merchant: 'alpha', id })).toBe(false)
    expect((await stage.told(id)).draw.state).toBe('settled')
  })
})

test('a whole lottery is ended by one command, which pays back what was bought', async () => {
  await player.buyEveryPair(drawId('pool'))
  await stage.goTo('2026-01-01T00:06:00Z')
  valueOf(await player.buy(drawId('pool', 10), [{ numbers: ['1', '2'] }]))
  const before = await player.balance()
  expect(await voidByName(stage.system, 'alpha', 'pool')).toEqual({
    done: true,
    line: 'Void: pool-20260101-0010, pool-20260101-0015, pool-20260101-0020. The running server pays the tickets back. The rest of its pool, 4 in the smallest unit, waits for the next draw under this code.',
  })
  await stage.runDue()
  expect(await player.balance()).toBe(before + 100)
  expect(await voidByName(stage.system, 'alpha', 'pool')).toMatchObject({ done: false })
  expect((await voidByName(stage.system, 'alpha', drawId('fixed'))).line).toBe('fixed-20260101-0005 is settled: it is too late to declare it void.')
  expect((await voidByName(stage.system, 'beta', 'nothing')).done).toBe(false)
  expect(await voidByName(stage.system, 'beta', drawId('fixed', 10))).toMatchObject({ done: true })
})
