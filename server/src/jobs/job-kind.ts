import type { Static, TObject } from 'typebox'

/** Jobs of one lane share its places. A lane whose places are all taken holds up no other lane. */
export interface Lane {
  readonly name: string
  /** How many handlers of this lane one process runs at the same time. */
  readonly atOnce: number
}

/** When a failed job is tried again, and for how long. */
export interface Retry {
  /** After the first failure, ms; every further wait is twice as long as the one before. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After so many failed attempts the job is given up. */
  readonly attempts: number
}

/** 5 s, 10 s, 20 s … up to three hours; fifteen attempts take about a day. */
export const USUAL_RETRY: Retry = { firstWaitMs: 5_000, longestWaitMs: 3 * 60 * 60_000, attempts: 15 }

/** Wait before the next attempt, ms, with `attempts` behind it. */
export const waitAfter = (attempts: number, { firstWaitMs, longestWaitMs }: Retry = USUAL_RETRY): number =>
  Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs)

interface JobFacts {
  readonly lane: Lane
  /** What a job carries. It stands in the database: identifiers rather than personal data, and nothing secret that is not sealed. */
  readonly payload: TObject
  /** `USUAL_RETRY` where nothing is said. */
  readonly retry?: Retry
  /** Of no use so long after it fell due, ms, where the job itself says nothing; absent: never too late. */
  readonly expiresAfterMs?: number
  /** Up to so many due jobs of one merchant and batch key go to the handler in one call. */
  readonly batch?: number
}

declare const isDeclared: unique symbol

/** A kind of job that services may queue; made by `declareJobs` alone. */
export type JobKind<Facts extends JobFacts = JobFacts> = Facts & { readonly kind: string; readonly [isDeclared]: true }

export type PayloadOf<Kind extends JobKind> = Static<Kind['payload']>

/** Declares kinds of jobs, each once, under the name that stands in its rows. */
export const declareJobs = <const All extends Readonly<Record<string, JobFacts>>>(all: All): { readonly [Name in keyof All]: JobKind<All[Name]> } =>
  // The names come from `all` itself, which the types of `Object` do not know.
  Object.fromEntries(Object.entries(all).map(([kind, facts]) => [kind, { ...facts, kind }])) as unknown as {
    readonly [Name in keyof All]: JobKind<All[Name]>
  }
