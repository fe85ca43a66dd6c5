import type { Logger } from 'pino'
import { nobody, type JobObserver } from './job-events.ts'
import type { JobStore, LaneState } from './job-store.ts'
import type { JobWork } from './job-work.ts'
import { createLaneWorker, type LaneWorker } from './lane-worker.ts'
import { createSettle } from './settle-job.ts'
import type { StoppedProviderStore } from './stopped-provider-store.ts'
import { createBell, processTimer, type Timer } from './timer.ts'

export interface JobRunner {
  /** Runs jobs that are due now, and those that become due by that; returns how many it started. */
  runDue(): Promise<number>
  /** Runs jobs as they become due, until `stop`. */
  start(): Promise<void>
  /** Looks at the queue at once, because a job was queued. */
  wake(): void
  /** Resolves when no job is running any more. */
  stop(): Promise<void>
  /** Reports outcomes to `observer` from now on, in place of an earlier one. */
  observe(observer: JobObserver): void
  /** The state of its lanes. */
  look(): Promise<readonly LaneState[]>
}

/** A runner sleeps until the next job is due or this process queues one, but at most this long, ms, because another process may queue one meanwhile. */
const LOOK_EVERY_MS = 1_000

export interface JobRunnerOptions {
  readonly store: JobStore
  readonly stoppedProviders: StoppedProviderStore
  readonly works: readonly JobWork[]
  /** Hash of a merchant's settings and secrets: once they change, its stopped providers are tried again. */
  readonly settingsOf: (merchant: string) => string | undefined
  /** Whether merchants come and go here; false if absent. */
  readonly isCell?: boolean
  readonly clock: () => Date
  /** The process's timer if absent. */
  readonly timer?: Timer
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** Throws if two kinds, or two lanes, have the same name. */
const lanesOf = (works: readonly JobWork[]): ReadonlyMap<JobWork['lane'], ReadonlyMap<string, JobWork>> => {
  const lanes = Map.groupBy(works, ({ lane }) => lane)
  const isTwice = (names: readonly string[]) => new Set(names).size < names.length
  if (isTwice([...lanes.keys()].map(({ name }) => name))) throw new Error('two lanes of jobs bear the same name')
  if (isTwice(works.map(({ kind }) => kind))) throw new Error('two kinds of jobs bear the same name')
  return new Map([...lanes].map(([lane, all]) => [lane, new Map(all.map(work => [work.kind, work]))]))
}

const dueLanes = (states: readonly LaneState[]): ReadonlySet<string> => new Set(states.filter(({ oldestDue }) => oldestDue).map(({ lane }) => lane))

/** Runs until nothing in the lane is due or running; returns how many jobs it started. */
const drain = async ({ running, begin, lane }: LaneWorker, isStopping: () => boolean): Promise<number> => {
  let taken = 0
  for (;;) {
    const begun = isStopping() ? 0 : (await begin()).jobs
    taken += begun
    if (begun === 0 && running.size === 0) return taken
    if (begun === 0 || running.size >= lane.atOnce) await Promise.race(running)
  }
}

export const createJobRunner = (options: JobRunnerOptions): JobRunner => {
  const { store, stoppedProviders, works, settingsOf, isCell = false, clock, timer = processTimer, log } = options
  let observer = nobody
  let isStopping = false
  let loop: Promise<void> = Promise.resolve()
  const bell = createBell(timer)
  const settling = createSettle({ store, stoppedProviders, clock, log })
  const parts = { ...settling, store, clock, timer, settingsOf, isCell, log, observer: () => observer, isStopping: () => isStopping }
  const workers = [...lanesOf(works)].map(([lane, own]) => createLaneWorker(lane, own, parts))
  const laneNames = workers.map(({ lane }) => lane.name)

  const prepare = async () => {
    const now = clock()
    await store.keepLanes(works)
    await store.addRecurring(
      works.flatMap(({ kind, lane, recurring }) => {
        if (!recurring) return []
        const { schedule, runsAtFirstStart } = recurring
        return [{ kind, lane, schedule: schedule.name, dueAt: runsAtFirstStart ? now : schedule.next(now) }]
      }),
    )
  }

  const runDue = async (): Promise<number> => {
    let taken = 0
    for (;;) {
      const due = dueLanes(await store.look(laneNames, clock()))
      const counts = await Promise.all(
        workers.filter(({ lane, running }) => due.has(lane.name) || running.size > 0).map(worker => drain(worker, () => isStopping)),
      )
      const now = counts.reduce((sum, count) => sum + count, 0)
      taken += now
      // The jobs may have queued jobs of another lane.
      if (now === 0) return taken
    }
  }

  const beginDue = async (worker: LaneWorker): Promise<void> => {
    const { calls, isMore } = await worker.begin()
    for (const call of calls) {
      call
        .catch((error: unknown) => log.error({ err: error }, 'the outcome of a job could not be stored; the job runs again when its lease ends'))
        .finally(bell.ring)
    }
    if (isMore) await beginDue(worker)
  }

  /** Starts what is due, and returns how long to sleep, ms. */
  const lookAndBegin = async (): Promise<number> => {
    const states = await store.look(laneNames, clock())
    const due = dueLanes(states)
    await Promise.all(workers.filter(({ lane }) => due.has(lane.name)).map(beginDue))
    const next = states.flatMap(({ nextDue }) => (nextDue ? [nextDue.getTime() - clock().getTime()] : []))
    return Math.max(0, Math.min(LOOK_EVERY_MS, ...next))
  }

  const live = async () => {
    while (!isStopping) {
      const sleep = await lookAndBegin().catch((error: unknown) => {
        log.error({ err: error }, 'jobs could not be read; trying again')
        return LOOK_EVERY_MS
      })
      await bell.wait(sleep)
    }
    await Promise.allSettled(workers.flatMap(({ running }) => [...running]))
  }

  return {
    async runDue() {
      await prepare()
      return await runDue()
    },

    async start() {
      await prepare()
      loop = live()
    },

    wake: () => bell.ring(),

    async stop() {
      isStopping = true
      bell.ring()
      await loop
    },

    observe(next) {
      observer = next
    },

    look: () => store.look(laneNames, clock()),
  }
}
