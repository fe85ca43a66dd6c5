import { aliasedTable, and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { jobs, stoppedProviders } from '#db/schema/delivery.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { JobKind, Lane, PayloadOf } from '#jobs/job-kind.ts'

/** What a service queues. */
export interface NewJob<Payload> {
  readonly merchant: string
  readonly payload: Payload
  readonly dueAt: Date
  /** Of no use from then on: dropped. Absent: as its kind says. */
  readonly notAfter?: Date
  /** Jobs of a merchant with the same key run one after the other, in the order in which they were queued. */
  readonly orderKey?: string
  /** Due jobs of a merchant, kind and batch key may go to their handler together. */
  readonly batchKey?: string
  /** What the job goes to, e.g. `sms`: where the merchant's credentials are refused, all jobs with this name wait. */
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
  /** What it was meant for, whatever retries came in between. */
  readonly plannedAt: Date
  /** When this attempt fell due. */
  readonly dueAt: Date
  readonly notAfter: Date | null
  readonly batchKey: string | null
  readonly provider: string | null
  /** This one included. */
  readonly attempts: number
  /** Tells this lease from every other one of the job. */
  readonly lease: number
  /** Until when its provider is stopped, or was stopped last. */
  readonly stoppedUntil: Date | null
}

export interface ClaimWish {
  readonly lane: string
  /** Kinds that whoever asks can do. */
  readonly kinds: readonly string[]
  readonly most: number
  readonly now: Date
  readonly leaseEnds: Date
}

/** What is to become of a claimed job that stays. */
export interface Postponed {
  readonly dueAt: Date
  readonly attempts: number
  /** Recurring jobs only: the moment it is meant for from now on. */
  readonly plannedAt?: Date
}

/** What a lane has to do. */
export interface LaneState {
  readonly lane: string
  /** The longest due job's moment; null where nothing is due. */
  readonly oldestDue: Date | null
  /** When the next one falls due, after now. */
  readonly nextDue: Date | null
}

/** A job that will not be tried again, without its payload. */
export interface GivenUpJob extends Pick<ClaimedJob, 'merchant' | 'id' | 'kind' | 'plannedAt' | 'attempts'> {
  readonly failedAt: Date
  /** What the last attempt failed of. */
  readonly failure: string
}

/** Work that leaves the server or cleans up, written in the same unit of work as its cause (docs/jobs.md). */
export interface JobStore {
  add<Kind extends JobKind>(kind: Kind, job: NewJob<PayloadOf<Kind>>): Promise<void>
  /** Makes sure that each recurring kind has its one job, whichever process asks first. One by another schedule moves to `dueAt`. */
  addRecurring(recurring: readonly NewRecurringJob[]): Promise<void>
  /** A release may move kinds to another lane: their waiting jobs move along. */
  keepLanes(kinds: readonly { readonly kind: string; readonly lane: Lane }[]): Promise<void>
  /** Takes up to `most` due jobs until `leaseEnds`, the longest due first; no two processes get the same. */
  claim(wish: ClaimWish): Promise<readonly ClaimedJob[]>
  /** Takes up to `most` more due jobs of the same merchant, kind and batch key. */
  claimAlike(job: ClaimedJob, wish: ClaimWish): Promise<readonly ClaimedJob[]>
  /** Removes it. This and what follows does nothing where the lease was lost to another process. */
  done(job: ClaimedJob): Promise<void>
  postpone(job: ClaimedJob, to: Postponed): Promise<void>
  /** Never tried again; the row stays for an operator to see. */
  giveUp(job: ClaimedJob, at: Date, failure: string): Promise<void>
  look(lanes: readonly string[], now: Date): Promise<readonly LaneState[]>
  /** The newest first; of one merchant where `merchant` is given. */
  givenUp(most: number, merchant?: string): Promise<readonly GivenUpJob[]>
  countGivenUp(): Promise<number>
  /** Removes given-up jobs of before. */
  sweep(failedBefore: Date): Promise<number>
}

/** The rows of the installation itself carry no merchant. */
const INSTALLATION = ''
/** Beginning of what an error says; the log has all of it. */
const FAILURE_LENGTH = 500

export const jobStore = (db: Database): JobStore => {
  const is = ({ merchant, id }: Pick<ClaimedJob, 'merchant' | 'id'>) => and(eq(jobs.merchant, merchant), eq(jobs.id, id))
  /** A process that overran its lease must not touch the attempt of the one that took over. */
  const isHeld = (job: ClaimedJob) => and(is(job), eq(jobs.lease, job.lease))

  const others = aliasedTable(jobs, 'others')
  /** One that has begun goes on; else nothing of its order key may run, or have been queued before it. */
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
    // A common table expression: as a subquery the planner might run it again and lock more than `most`.
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
      // Another process has just begun a job of the same order key (`jobs_one_of_an_order_key`). The next look sees that.
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
