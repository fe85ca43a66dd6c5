import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UnitOfWork } from '#kernel/deps.ts'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { nightlySums } from './nightly-sums.ts'
import { sumReports } from './sum-reports.ts'

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

/** Of 3 days 72 hours, 45 days of new members, and 12 weeks of players. */
const UNITS = 72 + 45 + 12

/** A unit of work that fails from the given one on, as where the process is killed, and how many were begun. */
const until = (most: number) => {
  let begun = 0
  const inUnit: UnitOfWork = async work => {
    begun += 1
    if (begun > most) throw new Error('killed')
    return system.inUnit(work)
  }
  return { inUnit, begun: () => begun }
}

// Proves staff-21.
test('the sums of a night are made in units: one that was killed goes on where it was, and finds what was committed late', async () => {
  const merchants = { ...system.merchants, all: () => system.merchants.all().filter(({ code }) => code === 'alpha') }
  const deps = { ...system, merchants }
  const merchant = system.merchants.byCode('alpha')
  if (!merchant) throw new Error('the merchant is missing')
  await system.stores.members.add(testMember('ann'), testRegistration)
  const wallet = testWallet(system, 'ann')
  await wallet.deposit('in', 1_000)
  await sumReports(system)(merchant)
  const days = { from: '2025-12-01', until: '2026-12-31' }
  const figures = async () => (await system.stores.dayReports.rows('alpha', 'day', days, 10)).map(({ bets, deposits }) => [bets, deposits])
  // Committed after the sums, with a moment before them.
  await wallet.bet('late', 300)
  expect(await figures()).toEqual([[0, 1_000]])

  const night = new Date(system.clock().getTime() + 60 * 60_000)
  const first = until(50)
  await expect(nightlySums({ ...deps, inUnit: first.inUnit })(night)).rejects.toThrow('killed')
  expect(await system.stores.dayReports.nightDone('alpha', night)).toBe(50)
  const second = until(UNITS)
  await nightlySums({ ...deps, inUnit: second.inUnit })(night)
  expect(second.begun()).toBe(UNITS - 50)
  expect(await figures()).toEqual([[1, 1_000]])
  // It is made once, and the next night begins anew.
  const third = until(UNITS)
  await nightlySums({ ...deps, inUnit: third.inUnit })(night)
  expect(third.begun()).toBe(0)
  expect(await system.stores.dayReports.nightDone('alpha', new Date(night.getTime() + 1))).toBe(0)
})

// Proves staff-21.
test('a run of the night ends after 45 s, and the next one goes on', async () => {
  const merchants = { ...system.merchants, all: () => system.merchants.all().filter(({ code }) => code === 'beta') }
  const night = new Date(system.clock().getTime() + 2 * 60 * 60_000)
  let now = night.getTime()
  const deps = { ...system, merchants, clock: () => new Date((now += 5_000)) }
  await expect(nightlySums(deps)(night)).rejects.toMatchObject({ name: 'TryLater', after: 0, cost: 0 })
  expect(await system.stores.dayReports.nightDone('beta', night)).toBe(8)
  await expect(nightlySums(deps)(night, AbortSignal.abort())).rejects.toMatchObject({ name: 'TryLater' })
  expect(await system.stores.dayReports.nightDone('beta', night)).toBe(8)
})
