import { ops } from '@foyer/contract/ops/index'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReadReplica } from '#app/compose.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { consoleAnswers } from './console-answers.ts'

let system: TestSystem
const lines: string[] = []
beforeAll(async () => {
  system = await createTestDeps({ log: pino({ base: null }, { write: (line: string) => void lines.push(line) }) })
})
afterAll(() => system.close())
beforeEach(() => {
  lines.length = 0
})

/** The state of reports at alpha, with how often the copy's stores were read for it. */
const stateWith = async (isFresh: boolean, change: (name: string | symbol) => void = () => undefined) => {
  let reads = 0
  const stores = new Proxy(system.stores, {
    get(target, name) {
      reads += 1
      change(name)
      return Reflect.get(target, name) as unknown
    },
  })
  const replica: ReadReplica = { stores, isFresh: () => isFresh, age: () => 0 }
  const { ops: answers } = await consoleAnswers(system, replica)
  // What is read when the answers are made does not count.
  reads = 0
  const merchant = system.merchants.byCode('alpha')
  const answer = await (answers['reports.state'] as (request: object, caller: object) => Promise<unknown>)({}, { merchant })
  return { answer, reads }
}

test('only reads may lag', () => {
  const lagging = Object.entries(ops).filter(([, op]) => 'mayLag' in op)
  expect(lagging.length).toBeGreaterThan(10)
  expect(lagging.filter(([, op]) => op.method !== 'GET')).toEqual([])
})

test('a report is read from a copy of the database that is fresh, and from the database itself otherwise', async () => {
  const fresh = await stateWith(true)
  const stale = await stateWith(false)
  expect(fresh.reads).toBeGreaterThan(0)
  expect(stale.reads).toBe(0)
  expect(stale.answer).toEqual(fresh.answer)
  expect(lines).toEqual([])
})

test('what the copy cannot answer, the database itself does', async () => {
  let isMade = false
  const { answer } = await (async () => {
    const trying = stateWith(true, () => {
      if (isMade) throw new Error('terminating connection due to conflict with recovery')
    })
    isMade = true
    return await trying
  })()
  expect(answer).toEqual((await stateWith(false)).answer)
  expect(lines.map(line => JSON.parse(line) as unknown)).toMatchObject([{ op: 'reports.state', msg: 'the copy of the database did not answer' }])
})
