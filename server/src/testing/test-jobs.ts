import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import Type, { type Static } from 'typebox'
import type { OpenDatabase } from '#kernel/db/database.ts'
import type { Stores, UnitOfWork } from '#kernel/deps.ts'
import { declareJobs, type JobKind } from '#kernel/jobs/job-kind.ts'
import { createJobRunner, type JobRunnerOptions } from '#kernel/jobs/job-runner.ts'
import type { JobStore } from '#kernel/jobs/job-store.ts'
import { handleJob, type Job, type JobWork } from '#kernel/jobs/job-work.ts'
import { jobs } from '#kernel/jobs/schema.ts'
import type { NewJob } from '#kernel/jobs/stored-job.ts'
import { testClock, type TestClock } from './test-clock.ts'
import { jobRows, openTestStores, removeJobs } from './test-stores.ts'

const payload = Type.Object({ to: Type.Optional(Type.String()), at: Type.Optional(Type.Number()) })
export type TestPayload = Static<typeof payload>

const lane = { name: 'test', atOnce: 10 }

/** Kinds of jobs that only tests queue. */
export const testKinds = declareJobs({
  send: { lane, payload },
  slow: { lane, payload },
  bad: { lane, payload },
  newer: { lane, payload },
  code: { lane: { name: 'codes', atOnce: 10 }, payload },
  short: { lane, payload, expiresAfterMs: 60_000 },
  hasty: { lane, payload, retry: { firstWaitMs: 1_000, longestWaitMs: 4_000, attempts: 3 } },
  shared: { lane: { name: 'shared', atOnce: 4, ofOne: 2 }, payload },
  pixel: { lane: { name: 'pixels', atOnce: 2 }, payload, batch: 3 },
})

/** The stores, the clock, by which leases last too, and the runners of a test; `renew` replaces them by empty ones. The test must close it. */
export interface JobsStage {
  readonly stores: Stores
  readonly inUnit: UnitOfWork
  readonly clock: () => TestClock
  /** Queues a job of merchant alpha that is due now. */
  readonly add: (more?: Partial<NewJob<TestPayload>>, kind?: JobKind) => Promise<void>
  readonly runner: (works: readonly JobWork[], more?: Partial<JobRunnerOptions>) => ReturnType<typeof createJobRunner>
  readonly rows: () => ReturnType<typeof jobRows>
  /** A job of merchant alpha that another process has just begun. */
  readonly addRunning: (orderKey: string) => Promise<void>
  /** Sends a statement that the database refuses; it contains this value. */
  readonly failingStatement: (value: string) => Promise<void>
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The queue, whose leases last by this clock instead of the database's. */
export const withLeasesBy = (store: JobStore, clock: () => Date): JobStore => ({
  ...store,
  claim: wish => store.claim({ leaseClock: clock(), ...wish }),
  claimAlike: (job, wish) => store.claimAlike(job, { leaseClock: clock(), ...wish }),
})

export const openJobsStage = async (database?: OpenDatabase): Promise<JobsStage> => {
  const opened = await openTestStores(database)
  const { db, inUnit } = opened
  let clock = testClock()
  const stores = { ...opened.stores, jobs: withLeasesBy(opened.stores.jobs, () => clock()) }
  return {
    stores,
    inUnit,
    clock: () => clock,
    add: (more, kind = testKinds.send) => stores.jobs.add(kind, { merchant: 'alpha', payload: {}, dueAt: clock(), ...more }),
    runner: (works, more) =>
      createJobRunner({
        store: stores.jobs,
        stoppedProviders: stores.stoppedProviders,
        works,
        settingsOf: () => 'as they are',
        clock,
        timer: clock.timer,
        log: pino({ level: 'silent' }),
        ...more,
      }),
    rows: () => jobRows(db),
    addRunning: async orderKey => {
      const row = { merchant: 'alpha', kind: 'send', lane: lane.name, payload: {}, plannedAt: clock(), dueAt: clock(), orderKey }
      await db.insert(jobs).values({ ...row, isRunning: true })
    },
    failingStatement: async value => void (await db.execute(sql`select ${value}::integer`)),
    renew: async () => {
      clock = testClock()
      await removeJobs(db)
    },
    close: () => opened.close(),
  }
}

/** Work that records its arguments, and fails the given number of times. */
export const noting = (failures = 0, kind: JobKind = testKinds.send) => {
  const seen: Job<TestPayload>[] = []
  const work = handleJob(kind, async job => {
    seen.push(job)
    if (seen.length <= failures) throw new Error('not yet')
  })
  return { seen, work }
}
