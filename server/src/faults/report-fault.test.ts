import type { RequestOf } from '@foyer/contract/call'
import type { report } from '@foyer/contract/faults/report'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { limits } from '#kernel/security/schema.ts'
import { countTo } from '#testing/count-to.ts'
import { callerOf, createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { FAULT_DAYS } from './fault-day.ts'
import { registerFaultMetrics } from './fault-metrics.ts'
import { faultsCommand } from './faults-command.ts'
import { PER_PROCESS_AND_MINUTE } from './process-brake.ts'
import { reportFault, ROWS_PER_DAY } from './report-fault.ts'
import { pageFaults } from './schema.ts'
import { faults } from './subject.ts'

const database = await openTestDatabase()
const { db } = database
let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ database })
})
afterAll(() => wire.close())
afterEach(async () => {
  await db.delete(pageFaults)
  await db.delete(limits)
})

type Report = RequestOf<typeof report>
const fault: Report = {
  message: 'TypeError: x is undefined',
  place: 'home-A1b2C3d.js:1:204',
  part: 'home lanes',
  route: '/m/home',
  version: 'A1b2C3d',
  language: 'pt-BR',
}
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 Version/16.3 Mobile/15E148 Safari/604.1'
const send = async (
  changes: Partial<Report> = {},
  {
    ip = '203.0.113.7',
    merchant = 'alpha',
    userAgent = IPHONE,
  }: { readonly ip?: string; readonly merchant?: 'alpha' | 'beta'; readonly userAgent?: string } = {},
) => {
  const outcome = await wire.client(merchant, { ip, headers: { 'User-Agent': userAgent } }).call('faults.report', { ...fault, ...changes })
  return outcome.success ? 'counted' : outcome.errorCode
}
const rows = () => db.select().from(pageFaults).orderBy(pageFaults.message)
const run = async (...args: string[]) => await faultsCommand(wire.system)(wire.system.merchants.byCode('alpha')!, args)

// Proves navigation-4.
test('a fault has one row per day, version and engine, with its count, and nothing of the caller', async () => {
  const start = wire.system.clock().getTime()
  for (const merchant of ['alpha', 'alpha', 'beta'] as const) expect(await send({}, { merchant })).toBe('counted')
  expect(await send({}, { userAgent: 'Mozilla/5.0 Firefox/153.0' })).toBe('counted')
  expect(await send({ version: 'B1b2C3d' })).toBe('counted')
  wire.system.clock.advance(60)
  expect(await send()).toBe('counted')
  const stored = await rows()
  expect(stored.map(({ merchant, engine, version, count }) => [merchant, engine, version, count].join()).toSorted()).toEqual([
    'alpha,Firefox 153,A1b2C3d,1',
    'alpha,iOS 16.3,A1b2C3d,3',
    'alpha,iOS 16.3,B1b2C3d,1',
    'beta,iOS 16.3,A1b2C3d,1',
  ])
  const often = stored.find(({ count }) => count === 3)
  expect(often).toMatchObject({
    day: '2026-01-01',
    route: '/m/home',
    part: 'home lanes',
    firstSeen: new Date(start),
    lastSeen: new Date(start + 60_000),
  })
  expect(JSON.stringify(stored)).not.toContain('203.0.113')
  wire.system.clock.advance(24 * 60 * 60)
  await send()
  expect(
    (await rows()).filter(({ merchant, engine, version }) => merchant === 'alpha' && engine === 'iOS 16.3' && version === 'A1b2C3d'),
  ).toHaveLength(2)
})

// Proves navigation-4.
test('what a stranger sends is cleaned once more, and what is not of the shape is refused', async () => {
  await send({ message: 'Error: ann@example.com typed "hunter2" at https://brand.com/m/x?token=abc, id 4711' })
  expect((await rows()).map(({ message }) => message)).toEqual(['Error: … typed … at … id …'])
  for (const changes of [
    { message: '' },
    { message: 'x'.repeat(161) },
    { place: 'https://brand.com/a.js:1:2' },
    { part: 'Ann' },
    { route: '/m/member/4711' },
    { version: 'A1b2C3d ann' },
    { language: 'ann@example.com' },
  ])
    expect([changes, await send(changes)]).toEqual([changes, 'request.invalid'])
  expect(await rows()).toHaveLength(1)
})

// Proves navigation-4.
test('one line sends 60 reports in ten minutes, a /48 four times as many, and a merchant’s browsers 3,000', async () => {
  const line = (number: number) => `2001:db8:7:${(number * 256).toString(16)}::1`
  await send({}, { ip: line(1) })
  await countTo(db, 'faults:2001:db8:7:100::/56', 60)
  expect(await send({}, { ip: line(1) })).toBe('TOO_MANY_REQUEST')
  expect(await send({}, { ip: line(2) })).toBe('counted')
  await countTo(db, 'faults-site:2001:db8:7::/48', 240)
  expect(await send({}, { ip: line(3) })).toBe('TOO_MANY_REQUEST')
  expect(await send({}, { ip: '198.51.100.1' })).toBe('counted')
  await countTo(db, 'faults-merchant:all', 3_000)
  expect(await send({}, { ip: '192.0.2.1' })).toBe('TOO_MANY_REQUEST')
  expect(await send({}, { ip: '192.0.2.1', merchant: 'beta' })).toBe('counted')
  wire.system.clock.advance(10 * 60)
  expect(await send({}, { ip: line(1) })).toBe('counted')
})

// Proves navigation-4.
test('one line brings 20 faults a day that nobody had before it, while what is known goes on counting', async () => {
  await send()
  await countTo(db, 'faults-new:203.0.113.0/24', 20)
  expect(await send({ message: 'another' })).toBe('TOO_MANY_REQUEST')
  expect(await send()).toBe('counted')
  expect(await send({ message: 'another' }, { ip: '198.51.100.1' })).toBe('counted')
  expect(Object.fromEntries((await rows()).map(({ message, count }) => [message, count]))).toEqual({ [fault.message]: 2, another: 1 })
})

// Proves navigation-4.
test('a merchant’s day has 300 faults; those after them are counted together, and another merchant’s are not concerned', async () => {
  await send()
  const [first] = await rows()
  await db.insert(pageFaults).values(Array.from({ length: ROWS_PER_DAY - 1 }, (_, number) => ({ ...first!, fault: `filled ${number}` })))
  for (const message of ['one more', 'and another']) expect(await send({ message })).toBe('counted')
  expect(await send()).toBe('counted')
  expect(await send({ message: 'one more' }, { merchant: 'beta' })).toBe('counted')
  const all = await rows()
  expect(all.filter(({ merchant }) => merchant === 'alpha')).toHaveLength(301)
  expect(all.find(({ fault: name }) => name === 'others')).toMatchObject({ count: 2, message: 'further faults of this day' })
  expect(all.find(({ merchant }) => merchant === 'beta')).toMatchObject({ message: 'one more' })
  expect(all.find(({ fault: name }) => name === first!.fault)).toMatchObject({ count: 2 })
})

// Proves navigation-4.
test('a process looks at 1,200 reports of a merchant in a minute, and refuses further ones without the database', async () => {
  let requests = 0
  const stores = { pageFaults: { count: () => Promise.resolve(true) } } as never
  const count = { consumeAll: () => Promise.resolve(void (requests += 1)) } as never
  const { clock } = wire.system
  const service = reportFault({ stores, limits: count, clock })
  const caller = callerOf(wire)
  for (let number = 0; number < PER_PROCESS_AND_MINUTE; number++) await service(fault, caller)
  await expect(service(fault, caller)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST' })
  expect(requests).toBe(1_200)
  await service(fault, callerOf(wire, { merchant: 'beta' }))
  clock.advance(60)
  await service(fault, caller)
  expect(requests).toBe(1_202)
})

// Proves navigation-4.
test('operators have a list, the most frequent first, by day, engine and version', async () => {
  expect(await run('list')).toEqual(['No browser reported a fault of alpha in these 7 days.'])
  await send({ message: 'rare', part: '' })
  const day = 24 * 60 * 60
  wire.system.clock.advance(3 * day)
  await send()
  await send({}, { ip: '198.51.100.1' })
  const [often, rare, ...rest] = await run('list')
  expect(often).toMatch(/^2 ×  2026-\S+ – 2026-\S+  A1b2C3d  iOS 16.3  \/m\/home  \[home lanes\]  home-A1b2C3d\.js:1:204  TypeError: x is undefined$/)
  expect([rare, rest]).toEqual([expect.stringMatching(/ {2}rare$/), []])
  expect(await run('list', '--days', '2')).toEqual([often])
  expect(await run('list', '--engine', 'iOS 15')).toHaveLength(1)
  expect((await run('list', '--engine', 'iOS 16'))[0]).toBe(often)
  expect((await run('list', '--version', 'B'))[0]).toMatch(/^No browser/)
  for (const args of [['show'], ['list', '--days', '31'], ['list', '--days', 'all']])
    await expect(run(...args)).rejects.toThrow(/Usage|--days is from 1 to 30/)
})

// Proves navigation-4.
test('they are counted in the metrics of the day, and go after 30 days', async () => {
  const registry = new Registry()
  registerFaultMetrics(registry, { ...wire.system, log: pino({ level: 'silent' }) })
  const counted = async () => (await registry.getSingleMetricAsString('foyer_page_faults_today')).split('\n').filter(line => line.includes('{'))
  valueOf(await wire.client('alpha', { headers: { 'User-Agent': IPHONE } }).call('faults.report', fault))
  await send()
  expect(await counted()).toEqual(['foyer_page_faults_today{merchant="alpha",engine="iOS 16.3"} 2'])
  const sweep = faults.recurring(wire.system).find(({ kind }) => kind === 'clean.page-faults')!
  const swept = async () => {
    await sweep.run([{ plannedAt: wire.system.clock() }] as never, AbortSignal.abort())
    return (await rows()).length
  }
  wire.system.clock.advance(FAULT_DAYS * 24 * 60 * 60)
  expect([await counted(), await swept()]).toEqual([[], 1])
  wire.system.clock.advance(24 * 60 * 60)
  expect(await swept()).toBe(0)
})
