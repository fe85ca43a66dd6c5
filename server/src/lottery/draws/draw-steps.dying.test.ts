import { checkCertificate } from '@foyer/draw-check/certificate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { UnitOfWork } from '#kernel/deps.ts'
import { createLotteryStage, drawId, type LotteryStage } from '#lottery/testing/lottery-stage.ts'
import { valueOf } from '#testing/test-app.ts'
import { drawSteps } from './draw-steps.ts'

const STEPS = ['open', 'close', 'draw', 'settle'] as const

describe('a process that dies', () => {
  let stage: LotteryStage
  beforeEach(async () => {
    stage = await createLotteryStage()
  })
  afterEach(() => stage.close())

  class Died extends Error {}

  /** Units of work of a process that dies at its nth unit: before anything of it was committed, or just after. */
  const dying = (inUnit: UnitOfWork, nth: number, committed: boolean): UnitOfWork => {
    let units = 0
    return async work => {
      units += 1
      if (units !== nth) return await inUnit(work)
      if (committed) await inUnit(work)
      else
        await inUnit(async unit => {
          await work(unit)
          throw new Died()
        })
      throw new Died()
    }
  }

  // Proves games-and-lottery-15.
  test.each([
    [1, false],
    [1, true],
    [2, false],
    [2, true],
    [3, false],
    [3, true],
    [4, false],
    [4, true],
  ])('in its unit of work %i (committed: %s), is followed by another one that loses and repeats nothing', async (nth, committed) => {
    const id = drawId('fixed')
    const player = await stage.player('player')
    await player.buyEveryPair(id)
    const read = () => stage.system.stores.draws.byId('alpha', id)
    const dies = drawSteps({ ...stage.system, inUnit: dying(stage.system.inUnit, nth, committed) })
    let deaths = 0
    stage.clock.advance(300)
    // The process that dies does every step as far as it comes.
    for (const step of STEPS) {
      const draw = await read()
      if (draw && deaths === 0)
        await dies[step](draw).catch((error: unknown) => {
          if (!(error instanceof Died)) throw error
          deaths += 1
        })
    }
    expect(deaths).toBe(1)
    // Its jobs are found when their lease has ended.
    stage.clock.advance(200)
    await stage.runDue()
    const { draw, certificate } = valueOf(await stage.client().call('lottery.draw', { id }))
    expect(draw.state).toBe('settled')
    expect((await checkCertificate(certificate ?? '')).faults).toEqual([])
    expect(await player.balance()).toBe(100_400)
  })
})
