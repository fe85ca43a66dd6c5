import type { Logger } from 'pino'
import { safeError } from '#kernel/safe-error.ts'
import type { JobOutcome } from './job-events.ts'
import { CredentialsRefused, PermanentFailure, TryLater } from './job-failures.ts'
import { waitAfter } from './job-kind.ts'
import type { JobStore } from './job-store.ts'
import type { JobWork } from './job-work.ts'
import type { StoppedProviderStore } from './stopped-provider-store.ts'
import type { ClaimedJob } from './stored-job.ts'

/** A provider that refuses a merchant's credentials is tried again after this time, ms; sooner if the merchant's settings change. */
export const STOP_MS = 10 * 60_000
/** Bounds for the wait that another server asks for, ms: it may name neither years nor almost no time. */
const SHORTEST_RETRY_AFTER_MS = 1_000
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000

export interface SettleParts {
  readonly store: JobStore
  readonly stoppedProviders: StoppedProviderStore
  readonly clock: () => Date
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** One attempt: the claimed job, and its outcome. */
export interface Attempt {
  readonly work: JobWork
  readonly job: ClaimedJob
  readonly begunAt: Date
  /** Hash of the merchant's settings used for the attempt. */
  readonly settings: string
  /** The error; undefined if the attempt succeeded. */
  readonly failure: unknown
}

const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms)
const latest = (...dates: readonly Date[]): Date => new Date(Math.max(...dates.map(Number)))

/** When a failed job is due again. */
const nextTry = ({ work, job, failure }: Attempt, now: Date): Date => {
  if (!(failure instanceof TryLater) || failure.after === undefined) return later(now, waitAfter(job.attempts, work.retry))
  const wanted = failure.after instanceof Date ? failure.after.getTime() - now.getTime() : failure.after * 1000
  return later(now, Math.min(Math.max(wanted, SHORTEST_RETRY_AFTER_MS), LONGEST_RETRY_AFTER_MS))
}

/** Records the outcome of an attempt, and logs it. */
export const createSettle = ({ store, stoppedProviders, clock, log }: SettleParts) => {
  const factsOf = ({ merchant, kind, id, attempts, provider }: ClaimedJob) => ({
    ...(merchant !== '' && { merchant }),
    ...(provider !== null && { provider }),
    kind,
    job: id,
    attempts,
  })

  const stop = async ({ job, settings, failure }: Attempt, provider: string, reason: string): Promise<JobOutcome> => {
    const { merchant } = job
    const stoppedAt = clock()
    const until = later(stoppedAt, STOP_MS)
    // Written first, so that whoever claims the job in between finds its provider stopped.
    const isNew = await stoppedProviders.stop({ merchant, provider, reason, settings, stoppedAt, until })
    if (isNew) log.error({ err: failure, merchant, provider, until }, 'provider stopped, it refuses the credentials of the merchant: its jobs wait')
    await store.postpone(job, { dueAt: until, attempts: job.attempts - 1 })
    return 'stopped'
  }

  const giveUp = async ({ job, failure }: Attempt): Promise<JobOutcome> => {
    log.error({ err: failure, ...factsOf(job) }, 'job given up')
    await store.giveUp(job, clock(), safeError(failure).message)
    return 'given up'
  }

  const retry = async (attempt: Attempt): Promise<JobOutcome> => {
    const { work, job, begunAt, failure } = attempt
    const dueAt = nextTry(attempt, clock())
    const attempts = failure instanceof TryLater ? job.attempts - 1 + failure.cost : job.attempts
    log.warn({ err: failure, ...factsOf(job), dueAt }, 'job failed, it will be tried again')
    const moment = work.recurring?.schedule.next(latest(job.plannedAt, begunAt))
    // If the schedule's next moment comes before the retry, it replaces the retry.
    if (moment && moment <= dueAt) await store.postpone(job, { dueAt: moment, plannedAt: moment, attempts: 0 })
    else await store.postpone(job, { dueAt, attempts })
    return 'retried'
  }

  const fail = async (attempt: Attempt): Promise<JobOutcome> => {
    const { work, job, failure } = attempt
    if (failure instanceof CredentialsRefused && job.provider !== null) return await stop(attempt, job.provider, failure.message)
    const costsNothing = failure instanceof TryLater && failure.cost === 0
    const isLast = failure instanceof PermanentFailure || (job.attempts >= work.retry.attempts && !costsNothing)
    return isLast && !work.recurring ? await giveUp(attempt) : await retry(attempt)
  }

  return {
    /** Before the handler is called: drops an expired job, and delays one whose provider is stopped. */
    async settleWithoutRun(job: ClaimedJob): Promise<JobOutcome | undefined> {
      const now = clock()
      if (job.notAfter && job.notAfter <= now) {
        log.warn({ ...factsOf(job), notAfter: job.notAfter }, 'job dropped, its time limit had passed')
        await store.done(job)
        return 'expired'
      }
      if (job.stoppedUntil && job.stoppedUntil > now) {
        await store.postpone(job, { dueAt: job.stoppedUntil, attempts: job.attempts - 1 })
        return 'stopped'
      }
      return undefined
    },

    async settle(attempt: Attempt): Promise<JobOutcome> {
      const { work, job, begunAt, failure } = attempt
      if (failure !== undefined) return await fail(attempt)
      if (job.stoppedUntil !== null && job.provider !== null) {
        const { merchant, provider } = job
        const wasStopped = await stoppedProviders.resume({ merchant, provider }, clock())
        if (wasStopped) log.info({ merchant, provider }, 'provider works again, its jobs go on')
      }
      if (work.recurring) {
        // Moments that passed before this run started are covered by it; one that passed during the run is due now.
        const moment = work.recurring.schedule.next(latest(job.plannedAt, begunAt))
        await store.postpone(job, { dueAt: moment, plannedAt: moment, attempts: 0 })
      } else await store.done(job)
      return 'done'
    },
  }
}
