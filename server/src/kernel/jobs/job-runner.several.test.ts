import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noting, openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import type { ClaimWish } from './job-store.ts'
import { handleJob } from './job-work.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send } = testKinds
const inSeconds = (seconds: number) => new Date(stage.clock()().getTime() + seconds * 1000)
const wish = (more: Partial<ClaimWish> = {}): ClaimWish => ({
  lane: 'test',
  kinds: ['send'],
  most: 10,
  now: stage.clock()(),
  leaseMs: 120_000,
  ...more,
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

  test('of which one has a clock that is an hour ahead: it takes nothing that another is at', async () => {
    await stage.add()
    const [first] = await stage.stores.jobs.claim(wish())
    const ahead = () => wish({ now: inSeconds(3_600) })
    stage.clock().advance(119)
    expect(await stage.stores.jobs.claim(ahead())).toEqual([])
    stage.clock().advance(1)
    expect(await stage.stores.jobs.claim(ahead())).toMatchObject([{ id: first?.id, attempts: 2 }])
  })

  test('do not change another worker’s attempt after losing their lease', async () => {
    await stage.add()
    const soon = () => wish({ most: 1, leaseMs: 1_000 })
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

  test('a handler is to end after 90 s, and has failed when it does not return in 110 s', async () => {
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
    stage.clock().advance(89.999)
    expect(signal.aborted).toBe(false)
    stage.clock().advance(0.001)
    expect(signal.aborted).toBe(true)
    stage.clock().advance(19.999)
    expect(await stage.rows()).toMatchObject([{ isRunning: true }])
    stage.clock().advance(0.001)
    await due
    expect(await stage.rows()).toMatchObject([{ attempts: 1, isRunning: false, dueAt: inSeconds(5) }])
  })
})
