import { DAY_MS } from '@foyer/contract/time-units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'
import { riskWorks } from './risk-works.ts'
import { riskLinks } from './schema/marks.ts'

let database: OpenDatabase
let system: TestSystem
beforeAll(async () => {
  database = await openTestDatabase()
  system = await createTestDeps({ database, recurring: [] })
  for (const id of ['ann', 'bob']) await system.stores.members.add(testMember(id), testRegistration)
})
afterAll(() => system.close())

const owner = (memberId: string) => ({ merchant: 'alpha', memberId })
/** `days` after the moment, what is to be removed by then is removed. */
const sweptAfter = async (since: Date, days: number, more = 0) => {
  const clock = () => new Date(since.getTime() + days * DAY_MS + more)
  const work = riskWorks({ ...system, clock }).find(({ kind }) => kind === 'clean.risk')
  await work?.run([{ plannedAt: clock() }] as never, new AbortController().signal)
}

// Proves staff-41.
test('signals and places go 180 days after they were seen last', async () => {
  const { riskSignals } = system.stores
  const [first, last] = [system.clock(), new Date(system.clock().getTime() + 10 * DAY_MS)]
  const device = 'd'.repeat(32)
  const place = { ...owner('ann'), kind: 'device', value: device, times: 1 } as const
  const signal = { memberId: 'ann', kind: 'device', key: device, weight: 40, facts: { members: 2 } } as const
  for (const at of [first, last])
    await system.inUnit(async unit => {
      await unit.riskSignals.addLinks([{ ...place, firstAt: first, lastAt: at }])
      await unit.riskSignals.note('alpha', [signal], at)
    })
  const links = () => database.db.select().from(riskLinks)
  await sweptAfter(last, 180)
  expect(await riskSignals.ofMember(owner('ann'))).toHaveLength(1)
  expect(await links()).toHaveLength(1)
  await sweptAfter(last, 180, 1)
  expect(await riskSignals.ofMember(owner('ann'))).toEqual([])
  expect(await links()).toEqual([])
})

// Proves staff-41.
test('a case goes 730 days after it was closed, with its notes; one that is not closed stays', async () => {
  const { riskCases } = system.stores
  const at = system.clock()
  const opened = async (memberId: string) => {
    const id = await riskCases.open({ ...owner(memberId), openedAt: at, openedBy: 'ravi' })
    await riskCases.addNote({ ...owner(memberId), caseId: id ?? 0, text: 'Asked by chat.', by: 'ravi', at })
    return await riskCases.byId('alpha', id ?? 0)
  }
  const [closed, open] = [await opened('ann'), await opened('bob')]
  if (!closed || !open) throw new Error('The cases were not opened.')
  await riskCases.move(closed, 'closed', { login: 'ravi', at, reason: 'a couple with one phone' })
  await sweptAfter(at, 730)
  expect(await riskCases.byId('alpha', closed.id)).toMatchObject({ state: 'closed' })
  await sweptAfter(at, 730, 1)
  expect(await riskCases.byId('alpha', closed.id)).toBeUndefined()
  expect(await riskCases.notesOf('alpha', closed.id)).toEqual([])
  expect(await riskCases.byId('alpha', open.id)).toMatchObject({ state: 'open' })
  expect(await riskCases.notesOf('alpha', open.id)).toHaveLength(1)
})
