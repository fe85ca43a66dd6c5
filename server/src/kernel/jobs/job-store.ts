import type { JobKind, Lane, PayloadOf } from './job-kind.ts'
import type { ClaimedJob, NewJob, NewRecurringJob, Postponed } from './stored-job.ts'

/** A provider of a merchant, as jobs name it. */
export interface JobProvider {
  readonly merchant: string
  readonly provider: string
}

export interface ClaimWish {
  readonly lane: string
  /** The kinds that the caller can run. */
  readonly kinds: readonly string[]
  readonly most: number
  readonly now: Date
  /** How long the claim holds, ms: by the database's clock, which is the same for all processes and does not step with that of a server. */
  readonly leaseMs: number
  /** The time by which leases are measured, in the place of the database's own. */
  readonly leaseClock?: Date
  /** Jobs for these providers are left alone. */
  readonly except?: readonly JobProvider[]
  /** In a cell the jobs of a merchant that is not open there wait. */
  readonly isCell?: boolean
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
  /** Claims up to `most` due jobs for `leaseMs`, the longest due first; no two processes get the same job. */
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
