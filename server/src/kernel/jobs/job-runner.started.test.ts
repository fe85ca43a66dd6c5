import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { queueMessage } from '#messages/queue-message.ts'
import { createTestDeps } from '#testing/harness.ts'
import { noting, openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import type { JobStore } from './job-store.ts'
import { handleJob, type Job } from './job-work.ts'
import type { Timer } from './timer.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send, slow, code, shared } = testKinds
const TRYING = 'the outcome of a job could not be stored; trying again until its lease ends'
const LEFT = 'the outcome of a job could not be stored; the job runs again when its lease ends'
const waitUntil = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 5 })
const inMs = (ms: number) => new Date(stage.clock()().getTime() + ms)

/** Moves the clock to the runner's next look, once the runner sleeps. */
const lookAgain = () => {
  if ((stage.clock().nextWake() ?? Infinity) <= 1_000) stage.clock().advance(1)
}

describe('a started runner', () => {
  test('runs jobs that are due, and stops on request', async () => {
    const done = Promise.withResolvers<Job<object>>()
    const jobs = stage.runner([handleJob(send, async job => done.resolve(job))])
    await stage.add({ payload: { to: 'ann' } })
    await jobs.start()
    expect(await done.promise).toMatchObject({ payload: { to: 'ann' } })
    await jobs.stop()
    expect(await stage.rows()).toEqual([])
  })

  test('has stopped only when all running jobs have ended', async () => {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const jobs = stage.runner([
      handleJob(send, async () => {
        begun.resolve()
        await end.promise
      }),
    ])
    await stage.add()
    await jobs.start()
    await begun.promise
    const stopped = jobs.stop()
    end.resolve()
    await stopped
    expect(await stage.rows()).toEqual([])
  })

  test('starts a job exactly when it is due: it sleeps until then, not until its regular look', async () => {
    const clock = stage.clock()
    const begunAt: string[] = []
    const jobs = stage.runner([handleJob(send, async () => void begunAt.push(clock().toISOString()))])
    // A draw at 20:00:00, seen at 19:59:59.3.
    await stage.add({ dueAt: new Date('2026-01-01T20:00:00Z') })
    clock.advance(20 * 3600 - 0.7)
    await jobs.start()
    await waitUntil(() => expect(clock.nextWake()).toBe(700))
    clock.advance(0.699)
    expect(clock.nextWake()).toBe(1)
    expect(begunAt).toEqual([])
    clock.advance(0.001)
    await waitUntil(() => expect(begunAt).toEqual(['2026-01-01T20:00:00.000Z']))
    await jobs.stop()
  })

  test('looks again within a second, for jobs that another process queued', async () => {
    const clock = stage.clock()
    const { seen, work } = noting()
    const jobs = stage.runner([work])
    await stage.add({ dueAt: inMs(3_600_000) })
    await jobs.start()
    await waitUntil(() => expect(clock.nextWake()).toBe(1_000))
    await stage.add({ payload: { to: 'ann' } })
    clock.advance(1)
    await waitUntil(() => expect(seen).toMatchObject([{ payload: { to: 'ann' } }]))
    await jobs.stop()
  })

  test('continues after a time in which jobs could not be read', async () => {
    const clock = stage.clock()
    const { seen, work } = noting()
    let isDown = true
    const store = {
      ...stage.stores.jobs,
      look: (lanes: readonly string[], now: Date) => (isDown ? Promise.reject(new Error('no database')) : stage.stores.jobs.look(lanes, now)),
    }
    const jobs = stage.runner([work], { store })
    await stage.add()
    await jobs.start()
    await waitUntil(() => expect(clock.nextWake()).toBe(1_000))
    isDown = false
    clock.advance(1)
    await waitUntil(() => expect(seen).toHaveLength(1))
    await jobs.stop()
  })

  test('a lane that is stuck does not delay another: a code is sent while every place for slow jobs is taken', async () => {
    const end = Promise.withResolvers<void>()
    const begun: unknown[] = []
    const codes = noting(0, code)
    const jobs = stage.runner([
      handleJob(slow, async job => {
        begun.push(job)
        await end.promise
      }),
      codes.work,
    ])
    for (let at = 0; at < 50; at += 1) await stage.add({}, slow)
    await jobs.start()
    // All ten places of the slow lane, and no more.
    await waitUntil(() => expect(begun).toHaveLength(10))
    await stage.add({ payload: { to: 'ann' } }, code)
    await waitUntil(() => {
      lookAgain()
      expect(codes.seen).toMatchObject([{ payload: { to: 'ann' } }])
    })
    expect(begun).toHaveLength(10)
    end.resolve()
    await waitUntil(() => {
      lookAgain()
      expect(begun).toHaveLength(50)
    })
    await jobs.stop()
  })

  test('a provider that is stuck does not delay another one of its lane, nor the same of another merchant', async () => {
    const end = Promise.withResolvers<void>()
    const begun: string[] = []
    const jobs = stage.runner([
      handleJob(shared, async ({ payload: { to = '' } }) => {
        begun.push(to)
        if (to === 'slow') await end.promise
      }),
    ])
    for (let at = 0; at < 10; at += 1) await stage.add({ provider: 'email', payload: { to: 'slow' } }, shared)
    await jobs.start()
    // As many places as one provider may have.
    await waitUntil(() => expect(begun).toEqual(['slow', 'slow']))
    await stage.add({ provider: 'sms', payload: { to: 'ann' } }, shared)
    await stage.add({ merchant: 'beta', provider: 'email', payload: { to: 'ben' } }, shared)
    await stage.add({ payload: { to: 'nobody' } }, shared)
    await waitUntil(() => {
      lookAgain()
      expect(begun.toSorted()).toEqual(['ann', 'ben', 'nobody', 'slow', 'slow'])
    })
    end.resolve()
    await waitUntil(() => {
      lookAgain()
      expect(begun).toHaveLength(13)
    })
    await jobs.stop()
  })

  test('an outcome that cannot be stored while jobs for another provider are looked for is logged, and ends nothing', async () => {
    const { jobs: store } = stage.stores
    const looked = Promise.withResolvers<void>()
    const [warnings, errors]: [unknown[], unknown[]] = [[], []]
    const away: JobStore = {
      ...store,
      done: () => Promise.reject(new Error('the database is away')),
      async claim(wish) {
        if (wish.except && wish.except.length > 0) await looked.promise
        return await store.claim(wish)
      },
    }
    const log = {
      ...pino({ level: 'silent' }),
      warn: (_facts: unknown, words?: string) => void warnings.push(words),
      error: (_facts: unknown, words?: string) => void errors.push(words),
    }
    const jobs = stage.runner([noting(0, shared).work], { store: away, log })
    for (let at = 0; at < 2; at += 1) await stage.add({ provider: 'email' }, shared)
    await jobs.start()
    await waitUntil(() => expect(warnings).toEqual([TRYING, TRYING]))
    expect(errors).toEqual([])
    // A process that is to end waits for no database.
    const stopped = jobs.stop()
    stage.clock().advance(1)
    await waitUntil(() => expect(errors).toEqual([LEFT, LEFT]))
    looked.resolve()
    await stopped
  })

  test('a free place is filled as soon as one job ends, even if the others of the lane are still running', async () => {
    const end = Promise.withResolvers<void>()
    const ended: number[] = []
    const jobs = stage.runner([
      handleJob(send, async ({ payload: { at = 0 } }) => {
        if (at < 9) await end.promise
        ended.push(at)
      }),
    ])
    for (let at = 0; at < 15; at += 1) await stage.add({ payload: { at } })
    await jobs.start()
    // Nine never end, and the clock does not move: the rest uses the one place that is left.
    await waitUntil(() => expect(ended).toEqual([9, 10, 11, 12, 13, 14]))
    end.resolve()
    await jobs.stop()
  })

  test('starts a job of this process once its cause is committed, without waiting for its regular look', async () => {
    const asleep = Promise.withResolvers<void>()
    const never: Timer = ms => {
      if (ms <= 1_000) asleep.resolve()
      return () => undefined
    }
    const system = await createTestDeps({ timer: never })
    // The clean-ups are done before, because each that ends would wake the runner too.
    await system.jobs.runDue()
    await system.jobs.start()
    await asleep.promise
    const text = { channel: 'sms', recipient: '639170000001', text: 'hello', to: 'anyone', until: '2030-01-01T00:00:00Z' } as const
    await system.inUnit(async unit => {
      await queueMessage(system)(unit, 'alpha', text)
    })
    await waitUntil(async () => expect(await system.stores.outbox.newest(5)).toMatchObject([{ text: 'hello' }]))
    await system.close()
  })
})
