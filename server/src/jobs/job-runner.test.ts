import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#stores/job-store.ts'
import type { Stores } from '#stores/stores.ts'
import { testClock, type TestClock } from '#testing/test-clock.ts'
import { jobRows, openTestStores, removeJobs, type TestStores } from '#testing/test-stores.ts'
import { createJobRunner, waitAfter, type JobKind } from './job-runner.ts'

let opened: TestStores
let stores: Stores
let clock: TestClock
beforeAll(async () => {
  opened = await openTestStores()
  stores = opened.stores
})
beforeEach(async () => {
  clock = testClock()
  await removeJobs(opened.db)
})
afterAll(() => opened.close())

const log = pino({ level: 'silent' })
const add = (payload: Readonly<Record<string, unknown>> = {}, kind = 'send', dueAt = clock()) => stores.jobs.add({ kind, payload, dueAt })
const runner = (...kinds: JobKind[]) => createJobRunner({ store: stores.jobs, kinds, clock, log })
const rows = () => jobRows(opened.db)

/** A kind that notes what it was given, and fails as often as told. */
const noting = (failures = 0, kind = 'send') => {
  const seen: Job[] = []
  const run = async (job: Job) => {
    seen.push(job)
    if (seen.length <= failures) throw new Error('not yet')
  }
  return { seen, kind: { kind, run } }
}

describe('jobs (decision 3)', () => {
  test('run once when they are due, and are gone', async () => {
    const { seen, kind } = noting()
    await add({ to: 'ann' })
    await add({ to: 'bob' }, 'send', new Date(clock().getTime() + 60_000))
    expect(await runner(kind).runDue()).toBe(1)
    expect(seen.map(({ payload }) => payload)).toEqual([{ to: 'ann' }])
    clock.advance(60)
    expect(await runner(kind).runDue()).toBe(1)
    expect(await rows()).toEqual([])
  })

  test('begin in the order they fell due, however many there are', async () => {
    const { seen, kind } = noting()
    for (let at = 25; at > 0; at -= 1) await add({ at }, 'send', new Date(clock().getTime() - (26 - at) * 1000))
    expect(await runner(kind).runDue()).toBe(25)
    expect(seen.map(({ payload }) => payload['at'])).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
  })

  test('of a unit of work that failed never were', async () => {
    const { kind } = noting()
    const failing = opened.inUnit(async unit => {
      await unit.jobs.add({ kind: 'send', payload: {}, dueAt: clock() })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await runner(kind).runDue()).toBe(0)
  })

  test('that failed are tried again, after longer and longer waits', async () => {
    const { seen, kind } = noting(2)
    await add()
    const jobs = runner(kind)
    expect(await jobs.runDue()).toBe(1)
    expect(await jobs.runDue()).toBe(0)
    clock.advance(5)
    expect(await jobs.runDue()).toBe(1)
    clock.advance(9)
    expect(await jobs.runDue()).toBe(0)
    clock.advance(1)
    expect(await jobs.runDue()).toBe(1)
    expect(seen.map(({ attempts }) => attempts)).toEqual([1, 2, 3])
    expect(await rows()).toEqual([])
  })

  test('wait three hours at most', () => {
    expect([1, 2, 3, 11, 12, 40].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 5_120_000, 10_240_000, 10_800_000])
  })

  test('are given up after fifteen tries and stay to be seen', async () => {
    const { seen, kind } = noting(99)
    await add()
    const jobs = runner(kind)
    for (let day = 0; day < 20; day += 1) {
      await jobs.runDue()
      clock.advance(86_400)
    }
    expect(seen).toHaveLength(15)
    expect(await rows()).toMatchObject([{ kind: 'send', attempts: 15, failedAt: expect.any(Date) }])
    expect(await stores.jobs.sweep(clock())).toBe(1)
  })

  test('one that waits keeps no other from running', async () => {
    const end = Promise.withResolvers<void>()
    const slow: JobKind = { kind: 'slow', run: () => end.promise }
    await add({}, 'slow')
    await add()
    const quick: JobKind = { kind: 'send', run: async () => end.resolve() }
    expect(await runner(slow, quick).runDue()).toBe(2)
  })

  test('one that fails keeps no other from running', async () => {
    const bad = noting(99, 'bad')
    const good = noting(0)
    await add({}, 'bad')
    await add()
    expect(await runner(bad.kind, good.kind).runDue()).toBe(2)
    expect(good.seen).toHaveLength(1)
  })

  test('of kinds nobody here knows are left for a worker that does', async () => {
    const { kind } = noting()
    await add({}, 'newer')
    expect(await runner(kind).runDue()).toBe(0)
    expect(await rows()).toHaveLength(1)
  })

  test('are shared among workers, none twice', async () => {
    const { seen, kind } = noting()
    for (let at = 0; at < 60; at += 1) await add({ at })
    const done = await Promise.all([1, 2, 3].map(() => runner(kind).runDue()))
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(60)
    expect(new Set(seen.map(({ payload }) => payload['at'])).size).toBe(60)
  })

  test('of a worker that died are done by another when its lease ends', async () => {
    const { seen, kind } = noting()
    await add()
    const leaseEnds = new Date(clock().getTime() + 120_000)
    const [claimed] = await stores.jobs.claim(['send'], 10, clock(), leaseEnds)
    expect(await runner(kind).runDue()).toBe(0)
    clock.advance(120)
    expect(await runner(kind).runDue()).toBe(1)
    expect(seen).toMatchObject([{ id: claimed?.id, attempts: 2 }])
  })

  test('a worker that lost its lease leaves the other’s try alone', async () => {
    await add()
    const soon = () => new Date(clock().getTime() + 1000)
    const [first] = await stores.jobs.claim(['send'], 1, clock(), soon())
    clock.advance(1)
    const [second] = await stores.jobs.claim(['send'], 1, clock(), soon())
    if (!first || !second) throw new Error('both claims should have had the job')
    await stores.jobs.done(first)
    await stores.jobs.giveUp(first, clock())
    await stores.jobs.postpone(first, clock(), 9)
    expect(await rows()).toMatchObject([{ id: second.id, attempts: 2, failedAt: null }])
    await stores.jobs.done(second)
    expect(await rows()).toEqual([])
  })
})

describe('recurring jobs', () => {
  test('run at once and then every so often, once among all workers', async () => {
    const { seen, kind } = noting(0, 'clean')
    const workers = [1, 2, 3].map(() => runner({ ...kind, every: 300 }))
    const runAll = async () => (await Promise.all(workers.map(worker => worker.runDue()))).reduce((sum, count) => sum + count, 0)
    expect(await runAll()).toBe(1)
    clock.advance(299)
    expect(await runAll()).toBe(0)
    clock.advance(1)
    expect(await runAll()).toBe(1)
    expect(seen).toHaveLength(2)
    expect(await rows()).toHaveLength(1)
  })

  test('are never given up', async () => {
    const { seen, kind } = noting(30, 'clean')
    const jobs = runner({ ...kind, every: 300 })
    for (let day = 0; day < 31; day += 1) {
      await jobs.runDue()
      clock.advance(86_400)
    }
    expect(seen).toHaveLength(31)
    expect(await rows()).toMatchObject([{ attempts: 0, failedAt: null }])
  })
})

describe('a started runner', () => {
  test('does what falls due, and rests once it is stopped', async () => {
    const done = Promise.withResolvers<Job>()
    const jobs = runner({ kind: 'send', run: async job => done.resolve(job) })
    await add({ to: 'ann' })
    await jobs.start()
    expect(await done.promise).toMatchObject({ payload: { to: 'ann' } })
    await jobs.stop()
    expect(await rows()).toEqual([])
  })

  test('is stopped only when what runs has ended', async () => {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const jobs = runner({
      kind: 'send',
      async run() {
        begun.resolve()
        await end.promise
      },
    })
    await add()
    await jobs.start()
    await begun.promise
    const stopped = jobs.stop()
    end.resolve()
    await stopped
    expect(await rows()).toEqual([])
  })
})
