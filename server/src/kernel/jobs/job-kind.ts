import type { Static, TObject } from 'typebox'

/** Jobs of one lane share its places. A lane whose places are all taken does not delay other lanes. */
export interface Lane {
  readonly name: string
  /** How many handlers of this lane one process runs concurrently. */
  readonly atOnce: number
  /** How many of them may be busy with one provider of one merchant, so that a slow one leaves places for the others; as many as there are if absent. */
  readonly ofOne?: number
}

/** When and how often a failed job is tried again. */
export interface Retry {
  /** After the first failure, ms; every further wait is twice as long as the previous one. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After this many failed attempts the job is given up. */
  readonly attempts: number
}

/** 5 s, 10 s, 20 s … up to three hours; fifteen attempts take about a day. */
export const USUAL_RETRY: Retry = { firstWaitMs: 5_000, longestWaitMs: 3 * 60 * 60_000, attempts: 15 }

/** Wait before the next attempt, ms, after `attempts` attempts. */
export const waitAfter = (attempts: number, { firstWaitMs, longestWaitMs }: Retry = USUAL_RETRY): number =>
  Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs)

interface JobFacts {
  readonly lane: Lane
  /** The job's data. It is stored in the database, so use identifiers rather than personal data, and seal secrets. */
  readonly payload: TObject
  /** `USUAL_RETRY` if absent. */
  readonly retry?: Retry
  /** The job is dropped this long after it was due, ms, if the job does not say otherwise; absent: never. */
  readonly expiresAfterMs?: number
  /** Up to this many due jobs of one merchant and batch key go to the handler in one call. */
  readonly batch?: number
}

declare const isDeclared: unique symbol

/** A kind of job that services may queue; only `declareJobs` makes it. */
export type JobKind<Facts extends JobFacts = JobFacts> = Facts & { readonly kind: string; readonly [isDeclared]: true }

export type PayloadOf<Kind extends JobKind> = Static<Kind['payload']>

/** Declares kinds of jobs, each once, under the name that is stored in its rows. */
export const declareJobs = <const All extends Readonly<Record<string, JobFacts>>>(all: All): { readonly [Name in keyof All]: JobKind<All[Name]> } =>
  // The names come from `all` itself, but the types of `Object` do not know that.
  Object.fromEntries(Object.entries(all).map(([kind, facts]) => [kind, { ...facts, kind }])) as unknown as {
    readonly [Name in keyof All]: JobKind<All[Name]>
  }
