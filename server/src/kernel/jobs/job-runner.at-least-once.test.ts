import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startStuckJobProcess } from '#testing/job-process.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { openJobsStage, testKinds, type JobsStage } from '#testing/test-jobs.ts'
import { handleJob } from './job-work.ts'

let stage: JobsStage
beforeAll(async () => {
  stage = await openJobsStage()
})
beforeEach(() => stage.renew())
afterAll(() => stage.close())

const { send } = testKinds

/** The moment at which a worker dies: after claiming the job; after the work, before it is recorded; never. */
type Death = 'claimed' | 'done' | 'never'

describe('a job is done at least once', () => {
  test('whenever workers die, each job is done, continues after its lease ends, and leaves no row', async () => {
    const deaths = fc.array(fc.constantFrom<Death[]>('claimed', 'done', 'never'), { maxLength: 6 })
    const check = async (plan: readonly Death[]) => {
      await stage.renew()
      const count = 4
      for (let at = 0; at < count; at += 1) await stage.add({ payload: { at } })
      const work: number[] = []
      const handler = handleJob(send, async ({ payload: { at = -1 } }) => void work.push(at))
      for (const death of [...plan, 'never']) {
        const { jobs: store } = stage.stores
        // A dead worker writes nothing more to the database.
        const dead = { ...store, done: async () => undefined }
        if (death === 'claimed') {
          await store.claim({ lane: 'test', kinds: ['send'], most: 2, now: stage.clock()(), leaseMs: 120_000 })
        } else await stage.runner([handler], death === 'done' ? { store: dead } : {}).runDue()
        stage.clock().advance(120)
      }
      expect(new Set(work)).toEqual(new Set([0, 1, 2, 3]))
      expect(await stage.rows()).toEqual([])
      const died = plan.filter(death => death === 'done').length
      expect(work.length).toBeLessThanOrEqual(count * (died + 1))
    }
    await fc.assert(fc.asyncProperty(deaths, check), { numRuns: 12 })
  })

  test.runIf(postgresUrl)('a process that is killed during a job leaves it to another process', async () => {
    const database = await openOwnPostgres(postgresUrl ?? '')
    const { add, runner, clock, close } = await openJobsStage(database)
    await add({ payload: { at: 7 } })
    const other = await startStuckJobProcess(database.href)
    expect(await other.begun).toBe(7)
    await other.kill()

    const seen: unknown[] = []
    const jobs = runner([handleJob(send, async ({ payload, attempts }) => void seen.push([payload.at, attempts]))])
    clock().advance(119)
    await jobs.runDue()
    expect(seen).toEqual([])
    clock().advance(1)
    await jobs.runDue()
    expect(seen).toEqual([[7, 2]])
    await close()
  })
})
