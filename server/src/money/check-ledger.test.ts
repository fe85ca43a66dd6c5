import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { registerLedgerMetrics } from './ledger-metrics.ts'
import { testWallet } from './testing/test-wallet.ts'

const lines: string[] = []
let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps({ recurring: ['money'], log: pino({ level: 'error' }, { write: line => void lines.push(line) }) })
  await system.stores.members.add(testMember('ann'), testRegistration)
  await testWallet(system, 'ann').deposit('paid', 1_000)
})
afterAll(() => system.close())

const metrics = async () => {
  const registry = new Registry()
  registerLedgerMetrics(registry, system)
  return await registry.metrics()
}

// Proves money-27.
test('every night each ledger is checked; what is wrong is logged and a metric, and stays as it is', async () => {
  const { jobs, clock, stores } = system
  await jobs.runDue()
  expect(await stores.reconcile.last()).toEqual([])

  clock.advance(24 * 3600)
  await jobs.runDue()
  await jobs.runDue()
  expect(new Set((await stores.reconcile.last()).map(({ merchant }) => merchant))).toEqual(new Set(['alpha', 'beta']))
  expect(await metrics()).toContain('foyer_ledger_faults{merchant="alpha",check="deposits"} 0')
  expect(lines).toEqual([])

  // A deposit that the member's row does not count.
  const { check } = stores.reconcile
  Object.assign(stores.reconcile, {
    check: async (...request: Parameters<typeof check>) => {
      const found = await check(...request)
      return request[0] === 'alpha' && request[1] === 'deposits' ? { ...found, faults: 1, examples: ['ann'] } : found
    },
  })
  clock.advance(24 * 3600)
  await jobs.runDue()
  await jobs.runDue()
  Object.assign(stores.reconcile, { check })
  expect(await metrics()).toContain('foyer_ledger_faults{merchant="alpha",check="deposits"} 1')
  expect(lines.map(line => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ merchant: 'alpha', check: 'deposits', faults: 1, examples: ['ann'], msg: 'the ledger is not right' }),
  ])
})

test('the sums of the house are taken every five minutes', async () => {
  const { jobs, clock, stores } = system
  clock.advance(300)
  await jobs.runDue()
  expect(await stores.reconcile.check('alpha', 'house', clock())).toMatchObject({ checked: 2, faults: 0 })
})
