import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '#testing/test-stores.ts'
import type { ReportedFault } from './fault.ts'
import { pageFaults } from './schema.ts'

let opened: TestStores
beforeAll(async () => {
  opened = await openTestStores()
})
beforeEach(() => opened.db.delete(pageFaults))
afterAll(() => opened.close())

const AT = new Date('2026-01-02T10:00:00.250Z')
const fault = (changes: Partial<ReportedFault> = {}): ReportedFault => ({
  merchant: 'alpha',
  day: '2026-01-02',
  fault: 'one',
  version: 'A1b2C3d',
  engine: 'iOS 16.3',
  message: 'x is undefined',
  place: 'home-A1b2C3d.js:1:204',
  part: '',
  route: '/m/home',
  language: 'en',
  at: AT,
  ...changes,
})

// Proves navigation-4.
test('of many that are new at the same moment one row is stored, and all are counted', async () => {
  const { pageFaults: store } = opened.stores
  expect(await store.count(fault())).toBe(false)
  await Promise.all(Array.from({ length: 10 }, () => store.add(fault())))
  const later = new Date(AT.getTime() + 1)
  expect(await store.count(fault({ at: later }))).toBe(true)
  expect(await store.rowsOf('alpha', '2026-01-02')).toBe(1)
  expect([await store.rowsOf('alpha', '2026-01-01'), await store.rowsOf('beta', '2026-01-02')]).toEqual([0, 0])
  const [listed] = await store.list('alpha', { since: '2026-01-02' }, 5)
  expect(listed).toMatchObject({ count: 11, firstSeen: AT, lastSeen: later })
})

// Proves navigation-4.
test('a list adds up days, the most frequent first, from a day on and by the beginnings of engine and version', async () => {
  const { pageFaults: store } = opened.stores
  const before = new Date(AT.getTime() - 24 * 60 * 60_000)
  for (const one of [
    fault(),
    fault({ day: '2026-01-01', at: before }),
    fault({ fault: 'two', message: 'rare', engine: 'iOS 1%', at: AT }),
    fault({ merchant: 'beta', message: 'of another' }),
  ])
    await store.add(one)
  const list = async (filter: object = {}, most = 5) =>
    (await store.list('alpha', { since: '2026-01-01', ...filter }, most)).map(({ message, count, firstSeen }) => [message, count, firstSeen])
  const often = ['x is undefined', 2, before]
  expect(await list()).toEqual([often, ['rare', 1, AT]])
  expect(await list({}, 1)).toEqual([often])
  expect(await list({ engine: 'iOS 16' })).toEqual([often])
  expect(await list({ engine: 'iOS 1%' })).toEqual([['rare', 1, AT]])
  expect(await list({ version: 'B' })).toEqual([])
  expect(await list({ since: '2026-01-02', engine: 'iOS 16' })).toEqual([['x is undefined', 1, AT]])
})

test('a day’s totals are by merchant and engine, and earlier days are removed for one merchant', async () => {
  const { pageFaults: store } = opened.stores
  const rows = [fault(), fault({ fault: 'two' }), fault({ merchant: 'beta' }), fault({ merchant: 'gone' }), fault({ day: '2026-01-01' })]
  for (const one of [...rows, fault({ fault: 'three', engine: 'Chrome 92' })]) await store.add(one)
  const totals = await store.totals(['alpha', 'beta'], '2026-01-02')
  expect(totals.map(({ merchant, engine, count }) => `${merchant} ${engine} ${count}`).toSorted()).toEqual([
    'alpha Chrome 92 1',
    'alpha iOS 16.3 2',
    'beta iOS 16.3 1',
  ])
  expect(await store.totals([], '2026-01-02')).toEqual([])
  expect([await store.sweep('beta', '2026-01-02'), await store.sweep('alpha', '2026-01-02'), await store.rowsOf('alpha', '2026-01-01')]).toEqual([
    0, 1, 0,
  ])
})
