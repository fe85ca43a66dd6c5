import { commitmentHash, seedHashOf, type Commitment } from '@foyer/draw-check/commitment'
import { checkVoid } from '@foyer/draw-check/void-statement'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLotteryStage, drawId, type LotteryPlayer, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { voidByName } from './void-by-name.ts'
import { foretellVoid, voidDraw } from './void-draw.ts'

let stage: LotteryStage
let player: LotteryPlayer
beforeEach(async () => {
  stage = await createLotteryStage()
  player = await stage.player('player')
})
afterEach(() => stage.closeBooks())

const WORD = { by: 'Olivia, head of draws', reason: 'The prize table was wrong.', operator: 'olivia' }
const CLOSES = '2026-01-01T00:04:40.000Z'
const DRAWS = '2026-01-01T00:05:00.000Z'

describe('a void draw', () => {
  const id = drawId('fixed')

  // Proves games-and-lottery-15, games-and-lottery-20.
  test.each([
    ['while it is open', '2026-01-01T00:01:00.000Z', false],
    ['when it is closed', CLOSES, true],
  ])('%s: every ticket is paid back, and none is sold any more', async (_, moment, isRevealed) => {
    await player.buyEveryPair(id)
    await stage.goTo(moment)
    expect(await voidDraw(stage.system, { merchant: 'alpha', id }, WORD)).toBe(true)
    expect(await voidDraw(stage.system, { merchant: 'alpha', id }, WORD)).toBe(false)
    await stage.runDue()
    expect(await player.balance()).toBe(100_000)
    expect(valueOf(await player.client.call('lottery.tickets', { which: 'ended', draw: id })).tickets[0]).toMatchObject({
      state: 'refunded',
      prize: null,
    })
    expect(await player.buy(id, [{ numbers: ['1', '2'] }])).toMatchObject({ errorCode: 'lottery.draw.closed' })
    await stage.goTo(DRAWS)
    expect(await stage.shown(id)).toMatchObject({ draw: { state: 'void', results: null }, certificate: null })
    expect((await stage.storedDraw(id)).settledAt).not.toBeNull()
    // Why and by whom is signed and published; once sales had ended, the seed too.
    const { voided, commitment } = await stage.shown(id)
    const { body } = JSON.parse(commitment) as { readonly body: Commitment }
    const checked = checkVoid(voided?.statement ?? '', {
      keys: [(await stage.system.lotteryKeys.of(stage.system.stores, 'alpha')).publicKey],
      commitment: commitmentHash(body),
    })
    expect(checked).toMatchObject({ faults: [], statement: { by: WORD.by, reason: WORD.reason } })
    expect(voided).toMatchObject({ at: moment, by: WORD.by, reason: WORD.reason })
    expect(voided?.seed === null ? null : seedHashOf(voided?.seed ?? '')).toBe(isRevealed ? body.seedHash : null)
    expect(checked.results === undefined).toBe(!isRevealed)
    expect(await stage.auditedVoids()).toEqual([{ draw: id, ...WORD }])
  })

  test('it is too late once the numbers are known', async () => {
    await stage.goTo(DRAWS)
    expect(await voidDraw(stage.system, { merchant: 'alpha', id }, WORD)).toBe(false)
    expect((await stage.shown(id)).draw.state).toBe('settled')
  })
})

// Proves games-and-lottery-20.
test('what it would do is said first', async () => {
  const { buy } = player
  const id = drawId('fixed')
  valueOf(await buy(id, [{ numbers: ['1', '2'] }]))
  expect(await foretellVoid(stage.system, 'alpha', id)).toEqual([
    `${id} is open: 100 in the smallest unit of PHP is paid back, its secret seed stays secret.`,
  ])
  // The sales have ended by the clock, though the draw is not closed yet.
  stage.clock.advance((Date.parse(CLOSES) - stage.clock().getTime()) / 1000)
  expect(await foretellVoid(stage.system, 'alpha', id)).toEqual([
    `${id} is open: 100 in the smallest unit of PHP is paid back, sales have ended, so its secret seed is published.`,
  ])
  expect(await foretellVoid(stage.system, 'alpha', 'nothing')).toBeUndefined()
})

// Proves games-and-lottery-20.
test('a seed that cannot be opened is not passed over in silence', async () => {
  const draw = { merchant: 'alpha', id: drawId('fixed') }
  await stage.goTo(CLOSES)
  const others = { ...stage.system, seals: { ...stage.system.seals, open: () => 'another seed' } }
  await expect(voidDraw(others, draw, WORD)).rejects.toThrow('cannot be opened')
  expect(await voidDraw(others, draw, { ...WORD, seedLost: true })).toBe(true)
  expect(checkVoid((await stage.shown(draw.id)).voided?.statement ?? '').faults).toEqual(['hidden'])
})

// Proves games-and-lottery-15.
test('a whole lottery is ended by one command, which pays back what was bought', async () => {
  await player.buyEveryPair(drawId('pool'))
  await stage.goTo('2026-01-01T00:06:00Z')
  valueOf(await player.buy(drawId('pool', 10), [{ numbers: ['1', '2'] }]))
  const before = await player.balance()
  expect(await voidByName(stage.system, 'alpha', 'pool', WORD)).toEqual({
    done: true,
    line: 'Void: pool-20260101-0010, pool-20260101-0015, pool-20260101-0020. The running server pays the tickets back. The rest of its pool, 4 in the smallest unit, waits for the next draw under this code.',
  })
  await stage.runDue()
  expect(await player.balance()).toBe(before + 100)
  expect(await voidByName(stage.system, 'alpha', 'pool', WORD)).toMatchObject({ done: false })
  expect((await voidByName(stage.system, 'alpha', drawId('fixed'), WORD)).line).toBe(
    'fixed-20260101-0005 is settled: it is too late to declare it void.',
  )
  expect((await voidByName(stage.system, 'beta', 'nothing', WORD)).done).toBe(false)
  expect(await voidByName(stage.system, 'beta', drawId('fixed', 10), WORD)).toMatchObject({ done: true })
})
