import type { JobKind, Lane, PayloadOf } from './job-kind.ts'

/** A job that a service queues. */
export interface NewJob<Payload> {
  readonly merchant: string
  readonly payload: Payload
  readonly dueAt: Date
  /** The job is useless after this moment, and is dropped. If absent, its kind decides. */
  readonly notAfter?: Date
  /** Jobs of a merchant with the same key run one after the other, in the order in which they were queued. */
  readonly orderKey?: string
  /** Due jobs of a merchant, kind and batch key may go to their handler together. */
  readonly batchKey?: string
  /** The provider that the job uses, e.g. `sms`: if it refuses the merchant's credentials, all jobs with this name wait. */
  readonly provider?: string
}

export interface NewRecurringJob {
  readonly kind: string
  readonly lane: Lane
  readonly schedule: string
  readonly dueAt: Date
}

/** A job that a process holds until its lease ends. */
export interface ClaimedJob {
  /** Empty for the installation's own jobs. */
  readonly merchant: string
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  /** The moment it was planned for, before any retries. */
  readonly plannedAt: Date
  /** The moment at which this attempt became due. */
  readonly dueAt: Date
  readonly notAfter: Date | null
  readonly batchKey: string | null
  readonly provider: string | null
  /** Includes this attempt. */
  readonly attempts: number
  /** Distinguishes this lease from every other lease of the job. */
  readonly lease: number
  /** The time until which its provider is, or was last, stopped. */
  readonly stoppedUntil: Date | null
}

export interface ClaimWish {
  readonly lane: string
  /** The kinds that the caller can run. */
  readonly kinds: readonly string[]
  readonly most: number
  readonly now: Date
  readonly leaseEnds: Date
}

/** The new state of a claimed job that stays in the queue. */
export interface Postponed {
  readonly dueAt: Date
  readonly attempts: number
  /** Recurring jobs only: the next moment it is planned for. */
  readonly plannedAt?: Date
}

/** The work waiting in a lane. */
export interface LaneState {
  readonly lane: string
  /** When the longest waiting job became due; null if none is due. */
  readonly oldestDue: Date | null
  /** When the next job becomes due, after now. */
  readonly nextDue: Date | null
}

/** A job that will not be tried again, without its payload. */
export interface GivenUpJob extends Pick<ClaimedJob, 'merchant' | 'id' | 'kind' | 'plannedAt' | 'attempts'> {
  readonly failedAt: Date
  /** The error of the last attempt. */
  readonly failure: string
}

/** Work that contacts other servers or cleans up, written in the same unit of work as its cause (docs/jobs.md). */
export interface JobStore {
  add<Kind extends JobKind>(kind: Kind, job: NewJob<PayloadOf<Kind>>): Promise<void>
  /** Makes sure that each recurring kind has exactly one job, even if several processes start together. A job of a changed schedule moves to `dueAt`. */
  addRecurring(recurring: readonly NewRecurringJob[]): Promise<void>
  /** Moves waiting jobs to the lane of their kind, since a release may have changed it. */
  keepLanes(kinds: readonly { readonly kind: string; readonly lane: Lane }[]): Promise<void>
  /** Claims up to `most` due jobs until `leaseEnds`, the longest due first; no two processes get the same job. */
  claim(wish: ClaimWish): Promise<readonly ClaimedJob[]>
  /** Claims up to `most` more due jobs of the same merchant, kind and batch key. */
  claimAlike(job: ClaimedJob, wish: ClaimWish): Promise<readonly ClaimedJob[]>
  /** Removes the job. This and the following methods do nothing if another process has taken over the lease. */
  done(job: ClaimedJob): Promise<void>
  postpone(job: ClaimedJob, to: Postponed): Promise<void>
  /** The job is never tried again; its row stays for an operator to see. */
  giveUp(job: ClaimedJob, at: Date, failure: string): Promise<void>
  look(lanes: readonly string[], now: Date): Promise<readonly LaneState[]>
  /** The newest first; only those of `merchant` if it is given. */
  givenUp(most: number, merchant?: string): Promise<readonly GivenUpJob[]>
  countGivenUp(): Promise<number>
  /** Lets a job that was given up begin anew at `now`. Returns its kind, undefined if there is no such job. */
  retry(merchant: string, id: string, now: Date): Promise<string | undefined>
  /** Removes a job that was given up. Returns its kind, undefined if there is no such job. */
  drop(merchant: string, id: string): Promise<string | undefined>
  /** Removes jobs that were given up before the given time. */
  sweep(failedBefore: Date): Promise<number>
}
