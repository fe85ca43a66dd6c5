import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresUrl } from '#testing/test-database.ts'
import { noting, openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import type { ClaimWish } from './job-store.ts'
import { handleJob } from './job-work.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send, hasty } = testKinds
const wish = (more: Partial<ClaimWish> = {}): ClaimWish => {
  return { lane: 'test', kinds: ['send', 'hasty'], most: 10, now: stage.clock()(), leaseMs: 120_000, ...more }
}

describe('jobs of one order key', () => {
  test('run one after the other in the order in which they were queued, while others continue', async () => {
    const first = Promise.withResolvers<void>()
    const others = Promise.withResolvers<void>()
    const log: string[] = []
    const work = handleJob(send, async ({ payload: { to = '' } }) => {
      log.push(`${to} begins`)
      if (to === 'ann 1') await first.promise
      if (to === 'bob 1') others.resolve()
      log.push(`${to} ends`)
    })
    const later = new Date(stage.clock()().getTime() - 1)
    await stage.add({ orderKey: 'ann', payload: { to: 'ann 1' } })
    // It is due before the first one, but the order of queueing counts.
    await stage.add({ orderKey: 'ann', payload: { to: 'ann 2' }, dueAt: later })
    await stage.add({ orderKey: 'ann', merchant: 'beta', payload: { to: 'another ann' } })
    await stage.add({ orderKey: 'bob', payload: { to: 'bob 1' } })
    const due = stage.runner([work]).runDue()
    await others.promise
    expect(log).not.toContain('ann 2 begins')
    expect(log).toContain('another ann ends')
    first.resolve()
    await due
    expect(log.filter(line => line.startsWith('ann'))).toEqual(['ann 1 begins', 'ann 1 ends', 'ann 2 begins', 'ann 2 ends'])
  })

  test('wait behind one that fails, until it is given up', async () => {
    const { seen, work } = noting(3, hasty)
    for (const at of [1, 2]) await stage.add({ orderKey: 'ann', payload: { at } }, hasty)
    const runner = stage.runner([work])
    for (const seconds of [0, 1, 1]) {
      stage.clock().advance(seconds)
      await runner.runDue()
    }
    expect(seen.map(({ payload }) => payload.at)).toEqual([1, 1])
    stage.clock().advance(1)
    await runner.runDue()
    expect(seen.map(({ payload }) => payload.at)).toEqual([1, 1, 1, 2])
    expect(await stage.rows()).toMatchObject([{ payload: { at: 1 }, failedAt: expect.any(Date) }])
  })

  test('wait behind the job of a worker that died, until its lease ends', async () => {
    const { seen, work } = noting()
    for (const at of [1, 2]) await stage.add({ orderKey: 'ann', payload: { at } })
    await stage.stores.jobs.claim(wish({ most: 1 }))
    stage.clock().advance(119)
    expect(await stage.runner([work]).runDue()).toBe(0)
    stage.clock().advance(1)
    await stage.runner([work]).runDue()
    expect(seen.map(({ payload, attempts }) => [payload.at, attempts])).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  // The embedded database runs one transaction at a time.
  test.runIf(postgresUrl)('never run concurrently, even if the earlier one was committed later', async () => {
    const queued = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const slow = stage.inUnit(async unit => {
      await unit.jobs.add(send, { merchant: 'alpha', payload: { at: 1 }, dueAt: stage.clock()(), orderKey: 'ann' })
      queued.resolve()
      await commit.promise
    })
    await queued.promise
    await stage.add({ orderKey: 'ann', payload: { at: 2 } })
    const [second] = await stage.stores.jobs.claim(wish())
    expect(second).toMatchObject({ payload: { at: 2 } })
    commit.resolve()
    await slow
    // The rest of the lane continues meanwhile.
    await stage.add({ payload: { at: 3 } })
    expect(await stage.stores.jobs.claim(wish())).toMatchObject([{ payload: { at: 3 } }])
    if (second) await stage.stores.jobs.done(second)
    expect(await stage.stores.jobs.claim(wish())).toMatchObject([{ payload: { at: 1 } }])
  })

  test('cannot run twice in the database either: if two processes start them at the same instant, one is refused', async () => {
    await stage.addRunning('ann')
    await expect(stage.addRunning('ann')).rejects.toMatchObject({ cause: { code: '23505' } })
    await stage.addRunning('bob')
  })

  test('keep their order over several runners, whatever fails', async () => {
    const jobsOfRun = fc.array(fc.record({ key: fc.integer({ min: 0, max: 3 }), failures: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 14,
    })
    const check = async (queued: readonly { readonly key: number; readonly failures: number }[]) => {
      await stage.renew()
      for (const [at, { key }] of queued.entries()) await stage.add({ orderKey: String(key), payload: { at } }, hasty)
      const running = new Map<number, number>()
      const attempts = new Map<number, number>()
      const firsts = new Map<number, number[]>()
      const work = handleJob(hasty, async ({ payload: { at = 0 } }) => {
        const { key, failures } = queued[at] ?? { key: -1, failures: 0 }
        const beside = running.get(key) ?? 0
        running.set(key, beside + 1)
        const attempt = (attempts.get(at) ?? 0) + 1
        attempts.set(at, attempt)
        if (attempt === 1) firsts.set(key, [...(firsts.get(key) ?? []), at])
        // Gives another runner the opportunity to start.
        await stage.rows()
        running.set(key, (running.get(key) ?? 0) - 1)
        expect(beside).toBe(0)
        if (attempt <= failures) throw new Error('not yet')
      })
      const runners = [1, 2, 3].map(() => stage.runner([work]))
      for (let round = 0; (await stage.rows()).some(({ failedAt }) => failedAt === null); round += 1) {
        if (round > 200) throw new Error('the jobs come to no end')
        await Promise.all(runners.map(runner => runner.runDue()))
        stage.clock().advance(2)
      }
      for (const [key, begun] of firsts) expect(begun).toEqual(queued.flatMap((job, at) => (job.key === key ? [at] : [])))
      // Three attempts, as the kind says: a job that fails three times is given up.
      for (const [at, { failures }] of queued.entries()) expect(attempts.get(at)).toBe(Math.min(failures + 1, 3))
      expect(await stage.rows()).toHaveLength(queued.filter(({ failures }) => failures === 3).length)
    }
    await fc.assert(fc.asyncProperty(jobsOfRun, check), { numRuns: 8 })
  })
})
