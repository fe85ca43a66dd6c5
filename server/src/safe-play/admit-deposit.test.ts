import { describe, expect } from 'vitest'
import { PAUSED, playTest as test, REACHED, type Player, type PlayStage } from '#games/testing/play-stage.ts'
import { admitDeposit } from './admit-deposit.ts'

// Proves money-23.
describe('a deposit is refused before a payment provider is asked', () => {
  const admitTo =
    (stage: PlayStage, ann: Player) =>
    async (amount: number, open: number, strict = false) => {
      const caller = await ann.withoutPolicy()
      const own = stage.system.merchants.byCode('alpha')
      const merchant = strict || !own ? caller.merchant : own
      return await stage.system.inUnit(unit => admitDeposit(unit, { ...caller, merchant }, { amount, open, now: stage.system.clock() }))
    }

  test('beyond a limit, with what is under way', async ({ ann, stage }) => {
    const admit = admitTo(stage, ann)
    await ann.set('deposit', 'day', 1_000)
    await ann.deposit(300)
    await admit(300, 400)
    await expect(admit(301, 400)).rejects.toEqual(REACHED)
  })

  test('during a break', async ({ ann, stage }) => {
    const admit = admitTo(stage, ann)
    await ann.client.call('safePlay.takeBreak', { hours: 24 })
    await expect(admit(1, 0)).rejects.toEqual(PAUSED)
  })

  test('while limits that the policy asks for are missing: without a policy, on deposits, losses and time', async ({ ann, stage }) => {
    const admit = admitTo(stage, ann)
    for (const kind of ['deposit', 'loss', 'time'] as const) {
      await expect(admit(1, 0, true)).rejects.toMatchObject({ code: 'limit.required' })
      await ann.set(kind, 'week', 1_000)
    }
    await admit(1, 0, true)
    await admit(1, 0)
  })
})
