import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { sumCohorts, sumFunnel, sumReports } from './sum-reports.ts'

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

// Proves staff-21.
test('those of every five minutes and those of the night may be made in the same moment, as after the first start', async () => {
  await system.stores.members.add(testMember('ann'), testRegistration)
  const wallet = testWallet(system, 'ann')
  await wallet.deposit('in', 1_000)
  await wallet.bet('bet', 300)
  const merchant = system.merchants.byCode('alpha')
  if (!merchant) throw new Error('the merchant is missing')
  const night = 3 * 24 * 60 * 60_000
  for (let round = 0; round < 5; round += 1)
    await Promise.all([
      sumReports(system)(merchant),
      sumReports(system)(merchant, night, 24 * 60 * 60_000),
      sumFunnel(system)(merchant, 2),
      sumFunnel(system)(merchant),
      sumCohorts(system)(merchant),
      sumCohorts(system)(merchant),
    ])
  const days = { from: '2025-12-01', until: '2026-12-31' }
  const rows = await system.stores.dayReports.rows('alpha', 'day', days, 10)
  expect(rows.map(({ bets, staked, deposits }) => [bets, staked, deposits])).toEqual([[1, 300, 1_000]])
  expect(await system.stores.dayReports.funnel('alpha', days)).toMatchObject({ registered: 1, deposited: 1 })
})
