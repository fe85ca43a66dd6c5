import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import { PermanentFailure } from './job-failures.ts'
import { handleBatch } from './job-work.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { pixel } = testKinds

/** Up to three pixels go into one call, two calls at a time. */
const batches = (fail: (to: string) => unknown = () => undefined) => {
  const seen: string[][] = []
  const work = handleBatch(pixel, async jobs => {
    seen.push(jobs.map(({ merchant, payload: { to = '' } }) => `${merchant} ${to}`))
    const failures = jobs.map(({ id, payload: { to = '' } }) => [id, fail(to)] as const)
    return new Map(failures.filter(([, failure]) => failure !== undefined))
  })
  return { seen, work }
}
/** Sorts the calls, because one runner starts them in any order. */
const inOrder = (calls: readonly (readonly string[])[]) => calls.toSorted((one, other) => one.join().localeCompare(other.join()))
const add = (to: string, more = {}) => stage.add({ batchKey: 'meta', payload: { to }, ...more }, pixel)

describe('jobs in batches', () => {
  test('are grouped by merchant and batch key, up to the number of their kind', async () => {
    for (const to of ['1', '2', '3', '4', '5', '6', '7']) await add(to)
    await add('a', { batchKey: 'tiktok' })
    await add('b', { merchant: 'beta' })
    await add('later', { dueAt: new Date(stage.clock()().getTime() + 1) })
    const { seen, work } = batches()
    await stage.runner([work]).runDue()
    expect(inOrder(seen)).toEqual([['alpha 1', 'alpha 2', 'alpha 3'], ['alpha 4', 'alpha 5', 'alpha 6'], ['alpha 7'], ['alpha a'], ['beta b']])
  })

  test('without a batch key are handled alone', async () => {
    for (const to of ['1', '2']) await stage.add({ payload: { to } }, pixel)
    const { seen, work } = batches()
    await stage.runner([work]).runDue()
    expect(inOrder(seen)).toEqual([['alpha 1'], ['alpha 2']])
  })

  test('have different outcomes: those named have failed, the rest is done', async () => {
    for (const to of ['good', 'bad', 'hopeless']) await add(to)
    const ends: Record<string, unknown> = { bad: new Error('busy'), hopeless: new PermanentFailure('no such pixel') }
    const { seen, work } = batches(to => ends[to])
    await stage.runner([work]).runDue()
    expect((await stage.rows()).toSorted((one, other) => one.sequence - other.sequence)).toMatchObject([
      { payload: { to: 'bad' }, attempts: 1, failedAt: null },
      { payload: { to: 'hopeless' }, failure: 'no such pixel' },
    ])
    delete ends['bad']
    stage.clock().advance(5)
    await stage.runner([work]).runDue()
    expect(seen).toEqual([['alpha good', 'alpha bad', 'alpha hopeless'], ['alpha bad']])
  })

  test('all fail if the call throws', async () => {
    for (const to of ['1', '2']) await add(to)
    const work = handleBatch(pixel, () => Promise.reject(new Error('busy')))
    await stage.runner([work]).runDue()
    expect(await stage.rows()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
  })

  test('one that cannot be read is given up, and the others are handled', async () => {
    await add('1')
    await stage.stores.jobs.add(pixel, { merchant: 'alpha', payload: { to: 7 } as never, dueAt: stage.clock()(), batchKey: 'meta' })
    const { seen, work } = batches()
    await stage.runner([work]).runDue()
    expect(seen).toEqual([['alpha 1']])
    expect(await stage.rows()).toMatchObject([{ payload: { to: 7 }, failedAt: expect.any(Date) }])
  })
})
