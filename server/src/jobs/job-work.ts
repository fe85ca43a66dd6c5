import type { Static, TObject } from 'typebox'
import { Check } from 'typebox/value'
import { PermanentFailure } from '#job-failures.ts'
import type { ClaimedJob } from '#stores/job-store.ts'
import { USUAL_RETRY, type JobKind, type Lane, type PayloadOf, type Retry } from './job-kind.ts'
import type { Schedule } from './schedule.ts'

/** A job as its handler sees it. */
export interface Job<Payload> extends Pick<ClaimedJob, 'id' | 'merchant' | 'plannedAt' | 'attempts'> {
  readonly payload: Payload
}

/** Why jobs failed, by the job's id; a job that is not named is done. */
export type Failures = ReadonlyMap<string, unknown>

/** How one kind of job is done. */
export interface JobWork {
  readonly kind: string
  readonly lane: Lane
  readonly retry: Retry
  /** So many jobs go into one call at most. */
  readonly most: number
  /** Recurring kinds only: they are never given up. */
  readonly recurring?: { readonly schedule: Schedule; readonly runsAtFirstStart: boolean }
  /** Throws where all of them failed for the same reason. `signal` ends with the time that a handler has. */
  run(jobs: readonly ClaimedJob[], signal: AbortSignal): Promise<Failures>
}

const NONE: Failures = new Map()

/** A row may come from another release: what does not fit is shown to an operator instead of being guessed at. */
const readJob = <Schema extends TObject>(schema: Schema, { id, merchant, kind, plannedAt, attempts, payload }: ClaimedJob): Job<Static<Schema>> => {
  if (!Check(schema, payload)) throw new PermanentFailure(`the payload of job ${id} is not that of a job of kind ${kind}`)
  return { id, merchant, plannedAt, attempts, payload }
}

const factsOf = ({ kind, lane, retry = USUAL_RETRY }: JobKind) => ({ kind, lane, retry })

/**
 * Does jobs of a kind one at a time. A handler may run twice for the same job, because a process can die between the work and writing it
 * down. It says by what it throws what is to follow (`job-failures.ts`).
 */
export const handleJob = <Kind extends JobKind>(kind: Kind, run: (job: Job<PayloadOf<Kind>>, signal: AbortSignal) => Promise<void>): JobWork => ({
  ...factsOf(kind),
  most: 1,
  async run([job], signal) {
    if (job) await run(readJob<Kind['payload']>(kind.payload, job), signal)
    return NONE
  },
})

/** Does jobs of a kind many at a time: those of one merchant and batch key. */
export const handleBatch = <Kind extends JobKind & { readonly batch: number }>(
  kind: Kind,
  run: (jobs: readonly Job<PayloadOf<Kind>>[], signal: AbortSignal) => Promise<Failures>,
): JobWork => ({
  ...factsOf(kind),
  most: kind.batch,
  async run(claimed, signal) {
    const unreadable = new Map<string, unknown>()
    const jobs = claimed.flatMap(job => {
      try {
        return [readJob<Kind['payload']>(kind.payload, job)]
      } catch (error) {
        unreadable.set(job.id, error)
        return []
      }
    })
    const failures = jobs.length > 0 ? await run(jobs, signal) : NONE
    return new Map([...unreadable, ...failures])
  },
})

export interface RecurringJob extends Pick<JobWork, 'kind' | 'lane'> {
  readonly schedule: Schedule
  /** Whether it also runs when the installation first knows it, or waits for the schedule's next moment. */
  readonly runsAtFirstStart: boolean
  /** `plannedAt`: the moment of the schedule it runs for; after a pause it runs once for all that were missed. */
  run(plannedAt: Date, signal: AbortSignal): Promise<void>
}

/** Something that the installation does again and again by the clock: once per moment, however many processes there are. */
export const recurringJob = ({ kind, lane, schedule, runsAtFirstStart, run }: RecurringJob): JobWork => ({
  kind,
  lane,
  retry: USUAL_RETRY,
  most: 1,
  recurring: { schedule, runsAtFirstStart },
  async run([job], signal) {
    if (job) await run(job.plannedAt, signal)
    return NONE
  },
})
