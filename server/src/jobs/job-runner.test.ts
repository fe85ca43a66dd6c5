import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PermanentFailure, TryLater } from '#job-failures.ts'
import type { ClaimWish } from '#stores/job-store.ts'
import { noting, openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import { waitAfter } from './job-kind.ts'
import { handleJob } from './job-work.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send, slow, bad, newer, short, hasty } = testKinds
const inSeconds = (seconds: number) => new Date(stage.clock()().getTime() + seconds * 1000)
const wish = (more: Partial<ClaimWish> = {}): ClaimWish => ({
  lane: 'test',
  kinds: ['send'],
  most: 10,
  now: stage.clock()(),
  leaseEnds: inSeconds(120),
  ...more,
})

describe('jobs (docs/jobs.md)', () => {
  test('run once when they are due, and are then deleted', async () => {
    const { seen, work } = noting()
    await stage.add({ payload: { to: 'ann' } })
    await stage.add({ payload: { to: 'bob' }, dueAt: inSeconds(60) })
    expect(await stage.runner([work]).runDue()).toBe(1)
    expect(seen.map(({ payload }) => payload)).toEqual([{ to: 'ann' }])
    stage.clock().advance(60)
    expect(await stage.runner([work]).runDue()).toBe(1)
    expect(await stage.rows()).toEqual([])
  })

  test('carry their merchant', async () => {
    const { seen, work } = noting()
    await stage.add({ merchant: 'beta' })
    expect(await stage.rows()).toMatchObject([{ merchant: 'beta' }])
    await stage.runner([work]).runDue()
    expect(seen).toMatchObject([{ merchant: 'beta' }])
  })

  test('start in the order in which they became due, however many there are', async () => {
    const { seen, work } = noting()
    for (let at = 25; at > 0; at -= 1) await stage.add({ payload: { at }, dueAt: inSeconds(at - 26) })
    expect(await stage.runner([work]).runDue()).toBe(25)
    expect(seen.map(({ payload }) => payload.at)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  })

  test('of a unit of work that failed are not queued', async () => {
    const { work } = noting()
    const failing = stage.inUnit(async unit => {
      await unit.jobs.add(send, { merchant: 'alpha', payload: {}, dueAt: stage.clock()() })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await stage.runner([work]).runDue()).toBe(0)
  })

  test('one that waits does not keep others from running', async () => {
    const end = Promise.withResolvers<void>()
    await stage.add({}, slow)
    await stage.add()
    const works = [handleJob(slow, () => end.promise), handleJob(send, async () => end.resolve())]
    expect(await stage.runner(works).runDue()).toBe(2)
  })

  test('one that fails does not keep others from running', async () => {
    const failing = noting(99, bad)
    const good = noting(0)
    await stage.add({}, bad)
    await stage.add()
    expect(await stage.runner([failing.work, good.work]).runDue()).toBe(2)
    expect(good.seen).toHaveLength(1)
  })

  test('of unknown kinds are left to a worker that knows them', async () => {
    const { work } = noting()
    await stage.add({}, newer)
    expect(await stage.runner([work]).runDue()).toBe(0)
    expect(await stage.rows()).toHaveLength(1)
  })

  test('with a payload that does not fit their kind are given up, and stay visible', async () => {
    const { seen, work } = noting()
    const stranger = { ...send, payload: newer.payload }
    await stage.stores.jobs.add(stranger, { merchant: 'alpha', payload: { at: 'noon' } as never, dueAt: stage.clock()() })
    await stage.runner([work]).runDue()
    expect(seen).toEqual([])
    expect(await stage.stores.jobs.givenUp(10)).toMatchObject([
      { failure: expect.stringMatching(/^the payload of job .* is not that of a job of kind send$/) },
    ])
  })

  test('change lanes when a release moves their kind', async () => {
    const { seen } = noting()
    await stage.add()
    const elsewhere = { ...send, lane: { name: 'elsewhere', atOnce: 1 } }
    await stage.runner([handleJob(elsewhere, async job => void seen.push(job))]).runDue()
    expect(seen).toHaveLength(1)
  })

  test('two kinds or two lanes with the same name are refused', () => {
    const { work } = noting()
    expect(() => stage.runner([work, work])).toThrow('two kinds of jobs bear the same name')
    const twin = { ...slow, lane: { name: 'test', atOnce: 1 } }
    expect(() => stage.runner([work, noting(0, twin).work])).toThrow('two lanes of jobs bear the same name')
  })
})

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

describe('several workers', () => {
  test('share jobs, and do none twice', async () => {
    const { seen, work } = noting()
    for (let at = 0; at < 60; at += 1) await stage.add({ payload: { at } })
    const done = await Promise.all([1, 2, 3].map(() => stage.runner([work]).runDue()))
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(60)
    expect(new Set(seen.map(({ payload }) => payload.at)).size).toBe(60)
  })

  test('do the jobs of one that died, when its lease ends', async () => {
    const { seen, work } = noting()
    await stage.add()
    const [claimed] = await stage.stores.jobs.claim(wish())
    expect(await stage.runner([work]).runDue()).toBe(0)
    stage.clock().advance(120)
    expect(await stage.runner([work]).runDue()).toBe(1)
    expect(seen).toMatchObject([{ id: claimed?.id, attempts: 2 }])
  })

  test('do not change another worker’s attempt after losing their lease', async () => {
    await stage.add()
    const soon = () => wish({ most: 1, leaseEnds: inSeconds(1) })
    const [first] = await stage.stores.jobs.claim(soon())
    stage.clock().advance(1)
    const [second] = await stage.stores.jobs.claim(soon())
    if (!first || !second) throw new Error('both claims should have had the job')
    await stage.stores.jobs.done(first)
    await stage.stores.jobs.giveUp(first, stage.clock()(), 'too late')
    await stage.stores.jobs.postpone(first, { dueAt: stage.clock()(), attempts: 9 })
    expect(await stage.rows()).toMatchObject([{ id: second.id, attempts: 2, failedAt: null }])
    await stage.stores.jobs.done(second)
    expect(await stage.rows()).toEqual([])
  })

  test('a handler that does not return in 110 s has failed, and is told to stop', async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    await stage.add()
    const due = stage
      .runner([
        handleJob(send, async (_job, signal) => {
          begun.resolve(signal)
          await new Promise(() => undefined)
        }),
      ])
      .runDue()
    const signal = await begun.promise
    stage.clock().advance(109.999)
    expect(signal.aborted).toBe(false)
    stage.clock().advance(0.001)
    await due
    expect(signal.aborted).toBe(true)
    expect(await stage.rows()).toMatchObject([{ attempts: 1, isRunning: false, dueAt: inSeconds(5) }])
  })
})
