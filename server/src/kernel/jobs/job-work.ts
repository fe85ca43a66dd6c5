import type { Static, TObject } from 'typebox'
import { Check } from 'typebox/value'
import { PermanentFailure } from './job-failures.ts'
import { USUAL_RETRY, type JobKind, type Lane, type PayloadOf, type Retry } from './job-kind.ts'
import type { Schedule } from './schedule.ts'
import type { ClaimedJob } from './stored-job.ts'

/** A job as its handler gets it. */
export interface Job<Payload> extends Pick<ClaimedJob, 'id' | 'merchant' | 'plannedAt' | 'attempts'> {
  readonly payload: Payload
}

/** Errors of jobs, by the job's id; a job that is not named is done. */
export type Failures = ReadonlyMap<string, unknown>

/** How jobs of one kind are run. */
export interface JobWork {
  readonly kind: string
  readonly lane: Lane
  readonly retry: Retry
  /** At most this many jobs go into one call. */
  readonly most: number
  /** Recurring kinds only: they are never given up. */
  readonly recurring?: { readonly schedule: Schedule; readonly runsAtFirstStart: boolean }
  /** Throws if all of them failed for the same reason. `signal` aborts when the handler's time is over. */
  run(jobs: readonly ClaimedJob[], signal: AbortSignal): Promise<Failures>
}

export const NONE: Failures = new Map()

/** Another release may have written the row: a payload that does not fit is shown to an operator instead of being guessed at. */
const readJob = <Schema extends TObject>(schema: Schema, { id, merchant, kind, plannedAt, attempts, payload }: ClaimedJob): Job<Static<Schema>> => {
  if (!Check(schema, payload)) throw new PermanentFailure(`the payload of job ${id} is not that of a job of kind ${kind}`)
  return { id, merchant, plannedAt, attempts, payload }
}

const factsOf = ({ kind, lane, retry = USUAL_RETRY }: JobKind) => ({ kind, lane, retry })

/**
 * Runs jobs of a kind one at a time. A handler may run twice for the same job, because a process can die between the work and recording it.
 * The class of its error decides what happens next (`job-failures.ts`).
 */
export const handleJob = <Kind extends JobKind>(kind: Kind, run: (job: Job<PayloadOf<Kind>>, signal: AbortSignal) => Promise<void>): JobWork => ({
  ...factsOf(kind),
  most: 1,
  async run([job], signal) {
    if (job) await run(readJob<Kind['payload']>(kind.payload, job), signal)
    return NONE
  },
})

/** Runs jobs of a kind in groups: those of one merchant and batch key. */
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
