import { aliasedTable, and, asc, eq, inArray, isNull, lt, lte, ne, not, notExists, or, sql, type SQL } from 'drizzle-orm'
import { cellMarks } from '#kernel/cells/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { isUniqueViolation } from '#kernel/db/unique-violation.ts'
import type { ClaimWish, JobProvider, JobStore } from './job-store.ts'
import { jobs, stoppedProviders } from './schema.ts'
import type { ClaimedJob } from './stored-job.ts'

/** Only this many characters of an error are stored; the log has all of it. */
const FAILURE_LENGTH = 500

/** A job that has started may continue. Any other waits while one of its order key is running or was queued before it. */
const isItsTurn = (db: Database) => {
  const others = aliasedTable(jobs, 'others')
  return or(
    isNull(jobs.orderKey),
    jobs.isRunning,
    notExists(
      db
        .select({ one: sql`1` })
        .from(others)
        .where(
          and(
            eq(others.merchant, jobs.merchant),
            eq(others.orderKey, jobs.orderKey),
            isNull(others.failedAt),
            or(lt(others.sequence, jobs.sequence), others.isRunning),
          ),
        ),
    ),
  )
}

/** The jobs of a merchant that moves to another cell wait, and go with it. */
const isServedHere = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(cellMarks)
      .where(and(eq(cellMarks.merchant, jobs.merchant), ne(cellMarks.state, 'open'))),
  )

/** A job that is not for this provider of this merchant. */
const isNotFor = ({ merchant, provider }: JobProvider) => or(isNull(jobs.provider), ne(jobs.provider, provider), ne(jobs.merchant, merchant))

/** When leases are compared and begin: by the database's clock, unless another is given. */
const leaseNow = ({ leaseClock }: ClaimWish): SQL => (leaseClock ? sql`${leaseClock.toISOString()}::timestamptz` : sql`now()`)

/** Nobody has it, or whoever had it has died. A server whose clock is ahead sees it due before that. */
const isFree = (wish: ClaimWish) => or(not(jobs.isRunning), isNull(jobs.leaseEnds), lte(jobs.leaseEnds, leaseNow(wish)))

/** A job that the wish is for, and that may begin now. */
const mayBegin = (db: Database, wish: ClaimWish) => {
  const { lane, kinds, now, except = [], isCell } = wish
  return and(
    eq(jobs.lane, lane),
    lte(jobs.dueAt, now),
    isFree(wish),
    isNull(jobs.failedAt),
    inArray(jobs.kind, [...kinds]),
    isItsTurn(db),
    ...except.map(isNotFor),
    isCell ? isServedHere(db) : undefined,
  )
}

/** How a process takes due jobs, and what becomes of them. */
export const jobClaims = (db: Database): Pick<JobStore, 'claim' | 'claimAlike' | 'done' | 'postpone' | 'giveUp'> => {
  const is = ({ merchant, id }: Pick<ClaimedJob, 'merchant' | 'id'>) => and(eq(jobs.merchant, merchant), eq(jobs.id, id))
  /** A process that overran its lease must not change a job that another process has taken over. */
  const isHeld = (job: ClaimedJob) => and(is(job), eq(jobs.lease, job.lease))

  const claimWhere = async (wish: ClaimWish, narrowed?: SQL): Promise<readonly ClaimedJob[]> => {
    const { most, now, leaseMs } = wish
    const leaseEnds = sql`${leaseNow(wish)} + ${leaseMs} * interval '1 millisecond'`
    const dueAt = new Date(now.getTime() + leaseMs)
    // A common table expression, because the planner might run a subquery twice and lock more than `most` rows.
    const due = db.$with('due').as(
      db
        .select({ merchant: jobs.merchant, id: jobs.id, dueAt: jobs.dueAt, stoppedUntil: stoppedProviders.until })
        .from(jobs)
        .leftJoin(stoppedProviders, and(eq(stoppedProviders.merchant, jobs.merchant), eq(stoppedProviders.provider, jobs.provider)))
        .where(and(mayBegin(db, wish), narrowed))
        .orderBy(asc(jobs.dueAt), asc(jobs.sequence))
        .limit(most)
        .for('update', { of: jobs, skipLocked: true }),
    )
    const claimed = await db
      .with(due)
      .update(jobs)
      .set({ dueAt, leaseEnds, isRunning: true, attempts: sql`${jobs.attempts} + 1`, lease: sql`${jobs.lease} + 1` })
      .from(due)
      .where(and(eq(jobs.merchant, due.merchant), eq(jobs.id, due.id)))
      .returning({
        merchant: jobs.merchant,
        id: jobs.id,
        kind: jobs.kind,
        payload: jobs.payload,
        plannedAt: jobs.plannedAt,
        dueAt: due.dueAt,
        notAfter: jobs.notAfter,
        batchKey: jobs.batchKey,
        provider: jobs.provider,
        attempts: jobs.attempts,
        lease: jobs.lease,
        sequence: jobs.sequence,
        stoppedUntil: due.stoppedUntil,
      })
    return claimed
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.sequence - other.sequence)
      .map(({ sequence: _, ...job }) => job)
  }

  const claim = async (wish: ClaimWish, narrowed?: SQL): Promise<readonly ClaimedJob[]> => {
    try {
      return await claimWhere(wish, narrowed)
    } catch (error) {
      // Another process has just started a job of the same order key (`jobs_one_of_an_order_key`). The next look finds that job.
      if (isUniqueViolation(error)) return []
      throw error
    }
  }

  return {
    claim: wish => claim(wish),

    claimAlike: ({ merchant, kind, batchKey }, wish) =>
      claim(wish, and(eq(jobs.merchant, merchant), eq(jobs.kind, kind), eq(jobs.batchKey, batchKey ?? ''))),

    async done(job) {
      await db.delete(jobs).where(isHeld(job))
    },

    async postpone(job, to) {
      await db
        .update(jobs)
        .set({ ...to, isRunning: false })
        .where(isHeld(job))
    },

    async giveUp(job, at, failure) {
      await db
        .update(jobs)
        .set({ failedAt: at, failure: failure.slice(0, FAILURE_LENGTH), isRunning: false })
        .where(isHeld(job))
    },
  }
}
