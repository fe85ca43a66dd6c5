import type { Logger } from 'pino'
import type { Job, JobStore } from '#stores/job-store.ts'

/** How one kind of job is done. Its handler may run twice: a worker can die between the work and writing it down. */
export interface JobKind {
  readonly kind: string
  /** Seconds between two runs of a recurring kind; absent for jobs that a service adds. */
  readonly every?: number
  run(job: Job): Promise<void>
}

export interface JobRunner {
  /** Does what is due now, some at a time, and answers how many jobs ran. */
  runDue(): Promise<number>
  /** Does what falls due from now on, until `stop`. */
  start(): Promise<void>
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>
}

/** How often a worker asks for due jobs, ms: a code by SMS is waited for. */
const ASK_EVERY_MS = 1_000
/** A job nobody finished for this long belongs to a worker that died, ms. */
const LEASE_MS = 120_000
const AT_ONCE = 10
/** About a day of trying. */
const MAX_ATTEMPTS = 15
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 3 * 60 * 60_000

const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms)

/** Wait before the next try, ms: doubles from 5 s up to three hours. */
export const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)

export interface JobRunnerOptions {
  readonly store: JobStore
  readonly kinds: readonly JobKind[]
  readonly clock: () => Date
  readonly log: Pick<Logger, 'warn' | 'error'>
}

export const createJobRunner = ({ store, kinds, clock, log }: JobRunnerOptions): JobRunner => {
  const byName = new Map(kinds.map(kind => [kind.kind, kind]))
  const names = [...byName.keys()]
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let running: Promise<unknown> = Promise.resolve()

  const fail = async (job: Job, every: number | undefined, error: unknown) => {
    const { kind, attempts } = job
    const facts = { err: error, kind, job: job.id, attempts }
    const isLast = every === undefined && attempts >= MAX_ATTEMPTS
    if (isLast) {
      log.error(facts, 'job given up')
      return store.giveUp(job, clock())
    }
    log.warn(facts, 'job failed, it will be tried again')
    return store.postpone(job, later(clock(), waitAfter(attempts)), attempts)
  }

  const runOne = async (job: Job) => {
    const handler = byName.get(job.kind)
    if (!handler) throw new Error(`no handler for a job of kind ${job.kind}, though it was asked for`)
    const { every } = handler
    try {
      await handler.run(job)
    } catch (error) {
      await fail(job, every, error)
      return
    }
    if (every === undefined) await store.done(job)
    else await store.postpone(job, later(clock(), every * 1000), 0)
  }

  const addRecurring = async () => {
    for (const { kind, every } of kinds) if (every !== undefined) await store.addRecurring(kind, clock())
  }

  const runDue = async (): Promise<number> => {
    let done = 0
    for (;;) {
      const now = clock()
      const jobs = await store.claim(names, AT_ONCE, now, later(now, LEASE_MS))
      // Side by side, so that a provider that keeps one waiting does not keep them all.
      await Promise.all(jobs.map(runOne))
      done += jobs.length
      if (jobs.length < AT_ONCE || isStopping) return done
    }
  }

  const askAgain = () => {
    if (isStopping) return
    timer = setTimeout(() => {
      running = runDue()
        .catch((error: unknown) => log.error({ err: error }, 'jobs cannot be read; trying again'))
        .then(askAgain)
    }, ASK_EVERY_MS).unref()
  }

  return {
    async runDue() {
      await addRecurring()
      return await runDue()
    },

    async start() {
      await addRecurring()
      askAgain()
    },

    async stop() {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}
