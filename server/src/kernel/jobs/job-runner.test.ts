import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noting, openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import { handleJob } from './job-work.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send, slow, bad, newer } = testKinds
const inSeconds = (seconds: number) => new Date(stage.clock()().getTime() + seconds * 1000)

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
