import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noting, openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import { PermanentFailure, TryLater } from './job-failures.ts'
import { waitAfter } from './job-kind.ts'
import { handleJob } from './job-work.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send, short, hasty } = testKinds
const inSeconds = (seconds: number) => new Date(stage.clock()().getTime() + seconds * 1000)

describe('jobs that fail', () => {
  test('are tried again, after increasing waits', async () => {
    const { seen, work } = noting(2)
    await stage.add()
    const jobs = stage.runner([work])
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    stage.clock().advance(5)
    expect(await jobs.runDue()).toBe(1)
    stage.clock().advance(9)
    expect(await jobs.runDue()).toBe(0)
    stage.clock().advance(1)
    expect(await jobs.runDue()).toBe(1)
    expect(seen.map(({ attempts }) => attempts)).toEqual([1, 2, 3])
    expect(await stage.rows()).toEqual([])
  })

  test('wait three hours at most', () => {
    expect([1, 2, 3, 11, 12, 40].map(attempts => waitAfter(attempts))).toEqual([5_000, 10_000, 20_000, 5_120_000, 10_240_000, 10_800_000])
  })

  test('are given up after fifteen attempts and stay visible', async () => {
    const { seen, work } = noting(99)
    await stage.add()
    const jobs = stage.runner([work])
    for (let day = 0; day < 20; day += 1) {
      await jobs.runDue()
      stage.clock().advance(86_400)
    }
    expect(seen).toHaveLength(15)
    expect(await stage.rows()).toMatchObject([{ kind: 'send', attempts: 15, failedAt: expect.any(Date) }])
    expect(await stage.stores.jobs.sweep(stage.clock()())).toBe(1)
  })

  test('follow the waits and the number of attempts of their own kind', async () => {
    const { seen, work } = noting(99, hasty)
    await stage.add({}, hasty)
    const jobs = stage.runner([work])
    for (const seconds of [0, 1, 1, 1]) {
      stage.clock().advance(seconds)
      await jobs.runDue()
    }
    expect(seen.map(({ attempts }) => attempts)).toEqual([1, 2, 3])
    expect(await stage.stores.jobs.givenUp(10)).toMatchObject([{ kind: 'hasty', attempts: 3, failure: 'not yet' }])
  })

  test('permanently are given up at once, and listed by merchant with the reason, the newest first', async () => {
    const works = [handleJob(send, () => Promise.reject(new PermanentFailure('no such pixel')))]
    await stage.add()
    await stage.runner(works).runDue()
    stage.clock().advance(1)
    await stage.add({ merchant: 'beta' })
    await stage.runner(works).runDue()
    expect(await stage.stores.jobs.givenUp(10)).toMatchObject([
      { merchant: 'beta', kind: 'send', attempts: 1, failure: 'no such pixel', failedAt: stage.clock()() },
      { merchant: 'alpha' },
    ])
    expect(await stage.stores.jobs.givenUp(10, 'alpha')).toMatchObject([{ merchant: 'alpha' }])
    expect(await stage.stores.jobs.givenUp(1)).toHaveLength(1)
    expect(await stage.stores.jobs.countGivenUp()).toBe(2)
  })

  test('because of a database statement store none of its parameters', async () => {
    const failing = handleJob(send, () => stage.failingStatement('a secret'))
    await stage.add({}, send)
    await stage.runner([{ ...failing, retry: { ...failing.retry, attempts: 1 } }]).runDue()
    expect(await stage.stores.jobs.givenUp(10)).toMatchObject([{ failure: 'a database statement failed' }])
  })

  test.each([
    ['seconds', () => 90, 90],
    ['a moment', () => inSeconds(90), 90],
    ['a moment that has passed: a second at least', () => inSeconds(-90), 1],
    ['years: a day at most', () => 10 * 365 * 86_400, 86_400],
    ['nothing: the usual wait', () => undefined, 5],
  ])('are tried again when the other server says, by %s', async (_by, after, seconds) => {
    const { seen, work } = noting()
    let failures = 1
    const retried = handleJob(send, async (job, signal) => {
      if (failures-- > 0) throw new TryLater('busy', { after: after() })
      await work.run([job as never], signal)
    })
    await stage.add()
    const jobs = stage.runner([retried])
    await jobs.runDue()
    stage.clock().advance(seconds - 0.001)
    expect(await jobs.runDue()).toBe(0)
    stage.clock().advance(0.001)
    expect(await jobs.runDue()).toBe(1)
    expect(seen).toHaveLength(1)
  })

  test.each([
    [0, 'never given up', { attempts: 0, failedAt: null }],
    [1, 'given up after three attempts', { attempts: 3, failedAt: new Date('2026-01-01T00:02:00Z') }],
  ] as const)('by attempts that cost %i are %s', async (cost, _what, left) => {
    await stage.add({}, hasty)
    const jobs = stage.runner([handleJob(hasty, () => Promise.reject(new TryLater('busy', { after: 60, cost })))])
    for (let minute = 0; minute < 10; minute += 1) {
      await jobs.runDue()
      stage.clock().advance(60)
    }
    expect(await stage.rows()).toMatchObject([left])
  })
})

describe('jobs that expire', () => {
  test.each([
    ['as they say themselves', send, 300],
    ['as their kind says', short, undefined],
  ] as const)('%s are dropped, and never start', async (_how, kind, own) => {
    const { seen, work } = noting(0, kind)
    const seconds = own ?? 60
    const more = own === undefined ? {} : { notAfter: inSeconds(own) }
    await stage.add(more, kind)
    stage.clock().advance(seconds)
    await stage.runner([work]).runDue()
    expect(seen).toEqual([])
    expect(await stage.rows()).toEqual([])

    await stage.add(own === undefined ? {} : { notAfter: inSeconds(own) }, kind)
    stage.clock().advance(seconds - 0.001)
    await stage.runner([work]).runDue()
    expect(seen).toHaveLength(1)
  })

  test('are dropped between two attempts too', async () => {
    const { seen, work } = noting(99)
    await stage.add({ notAfter: inSeconds(8) })
    for (const seconds of [0, 5, 10]) {
      stage.clock().advance(seconds)
      await stage.runner([work]).runDue()
    }
    expect(seen).toHaveLength(2)
    expect(await stage.rows()).toEqual([])
  })
})
