import { createBusyProviders } from './busy-providers.ts'
import type { JobObserver, JobOutcome } from './job-events.ts'
import type { Lane } from './job-kind.ts'
import type { ClaimWish, JobStore } from './job-store.ts'
import type { JobWork } from './job-work.ts'
import type { createSettle } from './settle-job.ts'
import { createStoreOutcome, type StoreOutcomeParts } from './store-outcome.ts'
import type { ClaimedJob } from './stored-job.ts'

/** If a job is not finished after this time, its process has died, ms. */
const LEASE_MS = 120_000
/** A handler has this much time, ms, because its outcome must be recorded before the lease ends. */
const HANDLER_MS = 110_000
/** Its signal is aborted before that, ms, so that it can end what it is at (another server may take 15 s to answer) and say what is done. */
const SIGNAL_MS = 90_000

export interface LaneParts extends ReturnType<typeof createSettle>, StoreOutcomeParts {
  readonly store: JobStore
  /** Hash of a merchant's settings. */
  readonly settingsOf: (merchant: string) => string | undefined
  readonly isCell: boolean
  readonly observer: () => JobObserver
}

interface Begun {
  readonly jobs: number
  readonly calls: readonly Promise<void>[]
  /** It took all that one provider may have, and there are places and perhaps jobs for others. */
  readonly isMore: boolean
}

export interface LaneWorker {
  readonly lane: Lane
  readonly running: ReadonlySet<Promise<void>>
  /** Claims due jobs for all free places, and starts them. */
  begin(): Promise<Begun>
}

/** Groups jobs into calls: of one merchant, kind and batch key, at most as many as their handler takes. */
const callsOf = (claimed: readonly ClaimedJob[], workOf: (job: ClaimedJob) => JobWork): readonly (readonly ClaimedJob[])[] => {
  const calls = new Map<string, ClaimedJob[][]>()
  for (const job of claimed) {
    const { most } = workOf(job)
    const key = most > 1 && job.batchKey !== null ? JSON.stringify([job.merchant, job.kind, job.batchKey]) : job.id
    const open = calls.get(key)
    const last = open?.at(-1)
    if (last && last.length < most) last.push(job)
    else calls.set(key, [...(open ?? []), [job]])
  }
  return [...calls.values()].flat()
}

/** Runs the jobs of one lane, as many concurrently as it has places. */
export const createLaneWorker = (lane: Lane, works: ReadonlyMap<string, JobWork>, parts: LaneParts): LaneWorker => {
  const { store, clock, timer, settingsOf, isCell, observer, settleWithoutRun, settle } = parts
  const storeOutcome = createStoreOutcome(parts)
  const running = new Set<Promise<void>>()
  const busy = createBusyProviders()
  const kinds = [...works.keys()]

  const workOf = ({ kind }: ClaimedJob): JobWork => {
    const work = works.get(kind)
    if (!work) throw new Error(`no work for a job of kind ${kind}, though it was asked for`)
    return work
  }

  const wish = (most: number): ClaimWish => ({ lane: lane.name, kinds, most, now: clock(), leaseMs: LEASE_MS, isCell })

  /** Runs the handler within its time limit. Returns why each job failed. */
  const callHandler = async (work: JobWork, jobs: readonly ClaimedJob[]): Promise<(job: ClaimedJob) => unknown> => {
    const end = new AbortController()
    const overrun = Promise.withResolvers<never>()
    const over = (ms: number) => new Error(`the handler of ${work.kind} took longer than ${ms / 1000} s`)
    const cancels = [timer(SIGNAL_MS, () => end.abort(over(SIGNAL_MS))), timer(HANDLER_MS, () => overrun.reject(over(HANDLER_MS)))]
    try {
      const failures = await Promise.race([work.run(jobs, end.signal), overrun.promise])
      return ({ id }) => failures.get(id)
    } catch (error) {
      return () => error
    } finally {
      for (const cancel of cancels) cancel()
    }
  }

  const mayRun = async (job: ClaimedJob): Promise<boolean> => {
    const outcome: JobOutcome | undefined = await settleWithoutRun(job)
    if (outcome) observer().ended(job.kind, outcome)
    return outcome === undefined
  }

  const runCall = async (claimed: readonly ClaimedJob[]): Promise<void> => {
    const leaseEnds = new Date(clock().getTime() + LEASE_MS)
    const runs = await Promise.all(claimed.map(mayRun))
    const jobs = claimed.filter((_, at) => runs[at])
    const [first] = jobs
    if (!first) return
    const work = workOf(first)
    const begunAt = clock()
    const settings = settingsOf(first.merchant) ?? ''
    for (const { dueAt } of jobs) observer().begun(lane.name, begunAt.getTime() - dueAt.getTime())
    const failureOf = await callHandler(work, jobs)
    for (const job of jobs) {
      const attempt = { work, job, begunAt, settings, failure: failureOf(job) }
      observer().ended(job.kind, await storeOutcome(leaseEnds, () => settle(attempt)))
    }
  }

  /** Adds more jobs of the same merchant, kind and batch key to a call. */
  const fill = async (jobs: readonly ClaimedJob[]): Promise<readonly ClaimedJob[]> => {
    const [first] = jobs
    if (!first || first.batchKey === null || jobs.length >= workOf(first).most) return jobs
    return [...jobs, ...(await store.claimAlike(first, wish(workOf(first).most - jobs.length)))]
  }

  /** Claims jobs for the free places: of one provider no more than it may have. */
  const claimFor = async (free: number): Promise<{ readonly wanted: number; readonly claimed: readonly ClaimedJob[] }> => {
    if (lane.ofOne === undefined) return { wanted: free, claimed: await store.claim(wish(free)) }
    const { full, busiest } = busy.beside(lane.ofOne)
    // All that are claimed may be for the busiest one.
    const wanted = Math.min(free, lane.ofOne - busiest)
    return { wanted, claimed: await store.claim({ ...wish(wanted), except: full }) }
  }

  const begin = async (): Promise<Begun> => {
    const free = lane.atOnce - running.size
    if (free <= 0) return { jobs: 0, calls: [], isMore: false }
    const { wanted, claimed } = await claimFor(free)
    const filled = await Promise.all(callsOf(claimed, workOf).map(fill))
    const calls = filled.map(jobs => {
      const [first] = jobs
      const ran = runCall(jobs)
      const call = (first ? busy.during(first, ran) : ran).finally(() => running.delete(call))
      running.add(call)
      return call
    })
    return { jobs: filled.flat().length, calls, isMore: wanted < free && claimed.length === wanted }
  }

  return { lane, running, begin }
}
