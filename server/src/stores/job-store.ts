import { aliasedTable, and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { jobs, stoppedProviders } from '#db/schema/delivery.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { JobKind, Lane, PayloadOf } from '#jobs/job-kind.ts'

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
  /** Removes jobs that were given up before the given time. */
  sweep(failedBefore: Date): Promise<number>
}

/** Jobs of the whole installation have an empty merchant. */
const INSTALLATION = ''
/** Only this many characters of an error are stored; the log has all of it. */
const FAILURE_LENGTH = 500

export const jobStore = (db: Database): JobStore => {
  const is = ({ merchant, id }: Pick<ClaimedJob, 'merchant' | 'id'>) => and(eq(jobs.merchant, merchant), eq(jobs.id, id))
  /** A process that overran its lease must not change a job that another process has taken over. */
  const isHeld = (job: ClaimedJob) => and(is(job), eq(jobs.lease, job.lease))

  const others = aliasedTable(jobs, 'others')
  /** A job that has started may continue. Any other waits while one of its order key is running or was queued before it. */
  const isItsTurn = or(
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

  const claimWhere = async ({ lane, kinds, most, now, leaseEnds }: ClaimWish, narrowed?: SQL): Promise<readonly ClaimedJob[]> => {
    // A common table expression, because the planner might run a subquery twice and lock more than `most` rows.
    const due = db.$with('due').as(
      db
        .select({ merchant: jobs.merchant, id: jobs.id, dueAt: jobs.dueAt, stoppedUntil: stoppedProviders.until })
        .from(jobs)
        .leftJoin(stoppedProviders, and(eq(stoppedProviders.merchant, jobs.merchant), eq(stoppedProviders.provider, jobs.provider)))
        .where(and(eq(jobs.lane, lane), lte(jobs.dueAt, now), isNull(jobs.failedAt), inArray(jobs.kind, [...kinds]), isItsTurn, narrowed))
        .orderBy(asc(jobs.dueAt), asc(jobs.sequence))
        .limit(most)
        .for('update', { of: jobs, skipLocked: true }),
    )
    const claimed = await db
      .with(due)
      .update(jobs)
      .set({ dueAt: leaseEnds, isRunning: true, attempts: sql`${jobs.attempts} + 1`, lease: sql`${jobs.lease} + 1` })
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
    async add({ kind, lane, expiresAfterMs }, { merchant, payload, dueAt, notAfter, orderKey, batchKey, provider }) {
      const expiry = expiresAfterMs === undefined ? null : new Date(dueAt.getTime() + expiresAfterMs)
      const row = { merchant, kind, lane: lane.name, payload, plannedAt: dueAt, dueAt, notAfter: notAfter ?? expiry, orderKey, batchKey, provider }
      await db.insert(jobs).values(row)
    },

    async addRecurring(recurring) {
      if (recurring.length === 0) return
      const rows = recurring.map(({ kind, lane, schedule, dueAt }) => ({
        merchant: INSTALLATION,
        id: `recurring:${kind}`,
        kind,
        lane: lane.name,
        payload: { schedule },
        plannedAt: dueAt,
        dueAt,
      }))
      await db
        .insert(jobs)
        .values(rows)
        .onConflictDoUpdate({
          target: [jobs.merchant, jobs.id],
          set: { payload: sql`excluded.payload`, plannedAt: sql`excluded.planned_at`, dueAt: sql`excluded.due_at` },
          setWhere: sql`not ${jobs.isRunning} and ${jobs.payload} <> excluded.payload`,
        })
    },

    async keepLanes(kinds) {
      const lanes = sql.join(
        kinds.map(({ kind, lane }) => sql`(${kind}, ${lane.name})`),
        sql`, `,
      )
      if (kinds.length === 0) return
      await db
        .update(jobs)
        .set({ lane: sql`kept.lane` })
        .from(sql`(values ${lanes}) as kept(kind, lane)`)
        .where(and(sql`${jobs.kind} = kept.kind`, sql`${jobs.lane} <> kept.lane`))
    },

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

    async look(lanes, now) {
      const names = sql.join(
        lanes.map(lane => sql`(${lane})`),
        sql`, `,
      )
      const first = (due: SQL) =>
        sql`(select ${jobs.dueAt} from ${jobs} where ${and(sql`${jobs.lane} = lanes.lane`, isNull(jobs.failedAt), due)} order by ${jobs.dueAt} limit 1)`.mapWith(
          jobs.dueAt,
        ) as SQL<Date | null>
      return await db
        .select({ lane: sql<string>`lanes.lane`, oldestDue: first(lte(jobs.dueAt, now)), nextDue: first(gt(jobs.dueAt, now)) })
        .from(sql`(values ${names}) as lanes(lane)`)
    },

    async givenUp(most, merchant) {
      const { id, kind, plannedAt, attempts, failedAt, failure } = jobs
      const rows = await db
        .select({ merchant: jobs.merchant, id, kind, plannedAt, attempts, failedAt, failure })
        .from(jobs)
        .where(and(isNotNull(failedAt), merchant === undefined ? undefined : eq(jobs.merchant, merchant)))
        .orderBy(desc(failedAt), desc(jobs.sequence))
        .limit(most)
      return rows.map(row => ({ ...row, failedAt: row.failedAt ?? row.plannedAt, failure: row.failure ?? '' }))
    },

    async countGivenUp() {
      const [row] = await db.select({ all: count() }).from(jobs).where(isNotNull(jobs.failedAt))
      return row?.all ?? 0
    },

    async sweep(failedBefore) {
      const removed = await db.delete(jobs).where(lte(jobs.failedAt, failedBefore)).returning({ id: jobs.id })
      return removed.length
    },
  }
}
