import type { Lane } from './job-kind.ts'

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

/** The new state of a claimed job that stays in the queue. */
export interface Postponed {
  readonly dueAt: Date
  readonly attempts: number
  /** Recurring jobs only: the next moment it is planned for. */
  readonly plannedAt?: Date
}
