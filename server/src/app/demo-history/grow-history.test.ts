import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoMembers } from '#app/demo.ts'
import { createFileSource } from '#app/merchants/file-source.ts'
import { reconcile } from '#money/reconcile.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { testClock } from '#testing/test-clock.ts'
import { growHistory } from './grow-history.ts'

const SHIPPED = fileURLToPath(new URL('../../../../merchants', import.meta.url))
const MEMBERS = 12

let system: TestSystem
let merchants: Awaited<ReturnType<typeof createFileSource>>
const pace = { pause: () => Promise.resolve(), isOver: () => false, members: MEMBERS }
const demo = () => ({ ...system, merchants, config: { ...system.config, mode: 'demo' as const } })

beforeAll(async () => {
  system = await createTestDeps({ clock: testClock('2026-11-24T13:42:00Z') })
  merchants = await createFileSource({
    directory: SHIPPED,
    secretsDir: undefined,
    env: {},
    allowDemo: true,
    log: pino({ level: 'silent' }),
    ledgers: system.stores.ledger.begun,
    watch: false,
  })
  await createDemoMembers(demo())
  await growHistory(demo(), pace)
})
afterAll(() => system.close())

test('each demo merchant has weeks of money in its reports, and something that waits for staff', async () => {
  for (const code of ['demo', 'aurora']) {
    const days = await system.stores.dayReports.rows(code, 'day', { from: '2026-10-01', until: '2026-11-30' }, 100)
    expect(days.length).toBeGreaterThan(10)
    for (const figure of ['staked', 'deposits', 'firsts'] as const) expect(days.reduce((sum, row) => sum + row[figure], 0)).toBeGreaterThan(0)
    const { registered, visits } = await system.stores.dayReports.funnel(code, { from: '2026-10-01', until: '2026-11-30' })
    expect(registered).toBeGreaterThanOrEqual(MEMBERS)
    expect(visits).toBeGreaterThan(registered)
    expect((await system.stores.feedback.ofMerchant(code, 'waiting', 10)).length).toBeGreaterThan(0)
    const cases = await system.stores.riskCases.inState(code, 'open', 10)
    // Three share a device; the first of them is somebody's already.
    expect(cases.map(({ assignedTo }) => assignedTo)).toEqual(['risk', null, null])
    expect(await system.stores.riskCases.notesOf(code, cases[0]?.id ?? 0)).toHaveLength(1)
    const documents = await system.stores.identityChecks.list(code, 'waiting', 10)
    expect(documents.map(({ document }) => document)).toEqual(['identity-card', 'passport', 'driving-licence'])
    expect(await system.stores.identityChecks.pictures(code, documents[0]?.id ?? 0)).toHaveLength(2)
    expect(await system.stores.campaigns.list(code, 10)).toMatchObject([{ state: 'draft' }, { state: 'scheduled' }])
  }
})

// Proves games-and-lottery-24.
test('home has wins to say, the newest of the last hour', async () => {
  for (const code of ['demo', 'aurora']) {
    const now = system.clock()
    const { least = 0 } = merchants.byCode(code)?.file.live?.wins ?? {}
    const wanted = { wins: { least: least * 100, since: new Date(now.getTime() - 86_400_000), limit: 12 }, playing: undefined }
    const { wins } = await system.stores.live.now(code, wanted, now)
    expect(wins.length).toBeGreaterThan(2)
    expect(now.getTime() - Date.parse(wins[0]?.at ?? '')).toBeLessThan(3_600_000)
  }
})

test('its ledger is right', async () => {
  const found = await reconcile(system)('demo')
  expect(found.filter(({ faults }) => faults > 0)).toEqual([])
})

test('it is made once', async () => {
  const days = { from: '2026-10-01', until: '2026-11-30' }
  const before = await system.stores.dayReports.funnel('demo', days)
  await growHistory(demo(), pace)
  expect(await system.stores.dayReports.funnel('demo', days)).toEqual(before)
})

test('production has none', async () => {
  await expect(growHistory({ ...system, config: { ...system.config, mode: 'production' } }, pace)).rejects.toThrow('not made in production')
})
