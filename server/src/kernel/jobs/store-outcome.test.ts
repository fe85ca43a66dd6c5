import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noting, openJobsStage, type JobsStage } from '#testing/test-jobs.ts'
import type { JobStore } from './job-store.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const LEFT = 'the outcome of a job could not be stored; the job runs again when its lease ends'
const waitUntil = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 5 })

test('an outcome is stored once the database is back, after 1, 2, 4 and then every 8 s, and the job does not run again', async () => {
  const clock = stage.clock()
  const { jobs: store } = stage.stores
  const { seen, work } = noting()
  const triedAt: number[] = []
  const beganAt = clock().getTime()
  const away: JobStore = {
    ...store,
    async done(job) {
      triedAt.push((clock().getTime() - beganAt) / 1_000)
      if (triedAt.length < 6) throw new Error('the database is away')
      await store.done(job)
    },
  }
  const jobs = stage.runner([work], { store: away })
  await stage.add()
  await jobs.start()
  for (const [tries, wait] of [1, 2, 4, 8, 8].entries()) {
    await waitUntil(() => expect(triedAt).toHaveLength(tries + 1))
    clock.advance(wait)
  }
  await waitUntil(async () => expect(await stage.rows()).toEqual([]))
  expect(triedAt).toEqual([0, 1, 3, 7, 15, 23])
  expect(seen).toHaveLength(1)
  await jobs.stop()
})

test('a job whose outcome cannot be stored is left to others when its lease of 120 s ends', async () => {
  const clock = stage.clock()
  const { jobs: store } = stage.stores
  const { seen, work } = noting()
  const errors: unknown[] = []
  let tries = 0
  let isAway = true
  const away: JobStore = {
    ...store,
    async done(job) {
      tries += 1
      if (isAway) throw new Error('the database is away')
      await store.done(job)
    },
  }
  const log = { ...pino({ level: 'silent' }), error: (_facts: unknown, words?: string) => void errors.push(words) }
  const jobs = stage.runner([work], { store: away, log })
  await stage.add()
  await jobs.start()
  await waitUntil(() => expect(tries).toBe(1))
  // The next try, in 2 s, would come after the end.
  clock.advance(119)
  await waitUntil(() => expect(errors).toEqual([LEFT]))
  expect(tries).toBe(2)
  expect(await stage.rows()).toHaveLength(1)
  isAway = false
  clock.advance(1)
  await waitUntil(() => expect(seen).toHaveLength(2))
  await jobs.stop()
  expect(await stage.rows()).toEqual([])
})
