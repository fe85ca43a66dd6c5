import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPlayStage, PAUSED, REACHED, type Player, type PlayStage } from '#testing/play-stage.ts'
import { admitDeposit } from './admit-deposit.ts'

let stage: PlayStage
let ann: Player
beforeAll(async () => {
  stage = await createPlayStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  ann = await stage.player()
})

describe('a deposit is refused before a payment provider is asked', () => {
  const admit = async (amount: number, open: number, strict = false) => {
    const caller = await ann.withoutPolicy()
    const own = stage.system.merchants.byCode('alpha')
    const merchant = strict || !own ? caller.merchant : own
    return await stage.system.inUnit(unit => admitDeposit(unit, { ...caller, merchant }, { amount, open, now: stage.system.clock() }))
  }

  test('beyond a limit, with what is under way', async () => {
    await ann.set('deposit', 'day', 1_000)
    await ann.deposit(300)
    await admit(300, 400)
    await expect(admit(301, 400)).rejects.toEqual(REACHED)
  })

  test('during a break', async () => {
    await ann.client.call('safePlay.takeBreak', { hours: 24 })
    await expect(admit(1, 0)).rejects.toEqual(PAUSED)
  })

  test('while limits that the policy asks for are missing: without a policy, on deposits, losses and time', async () => {
    for (const kind of ['deposit', 'loss', 'time'] as const) {
      await expect(admit(1, 0, true)).rejects.toMatchObject({ code: 'limit.required' })
      await ann.set(kind, 'week', 1_000)
    }
    await admit(1, 0, true)
    await admit(1, 0)
  })
})
