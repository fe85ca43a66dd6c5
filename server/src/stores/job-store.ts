import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { jobs } from '#db/schema/delivery.ts'

/** Work that leaves the server or cleans up, written in the same unit of work as its cause. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly payload: Readonly<Record<string, unknown>>
  /** When it fell due. */
  readonly dueAt: Date
  /** This one included, once it is claimed. */
  readonly attempts: number
}

export interface JobStore {
  add(job: { readonly kind: string; readonly payload: Readonly<Record<string, unknown>>; readonly dueAt: Date }): Promise<void>
  /** Makes sure that the one job of a recurring kind is there, whichever worker asks first. */
  addRecurring(kind: string, dueAt: Date): Promise<void>
  /** Takes up to `most` due jobs of these kinds until `leaseEnds`, the longest due first; no two workers get the same. */
  claim(kinds: readonly string[], most: number, now: Date, leaseEnds: Date): Promise<readonly Job[]>
  done(job: Job): Promise<void>
  /** Due again at `dueAt`, with `attempts` tries behind it; nothing where the lease was lost to another worker. */
  postpone(job: Job, dueAt: Date, attempts: number): Promise<void>
  /** Never tried again; the row stays for an operator to see. */
  giveUp(job: Job, at: Date): Promise<void>
  /** Removes given-up jobs of before. */
  sweep(failedBefore: Date): Promise<number>
}

const RECURRING = 'recurring:'

export const jobStore = (db: Database): JobStore => {
  /** A worker that overran its lease must not touch the try of the one that took over. */
  const isHeld = (job: Job) => and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts))

  return {
    async add(job) {
      await db.insert(jobs).values(job)
    },

    async addRecurring(kind, dueAt) {
      await db
        .insert(jobs)
        .values({ id: `${RECURRING}${kind}`, kind, payload: {}, dueAt })
        .onConflictDoNothing()
    },

    async claim(kinds, most, now, leaseEnds) {
      // A common table expression: as a subquery the planner might run it again and lock more than `most`.
      const due = db.$with('due').as(
        db
          .select({ id: jobs.id, dueAt: jobs.dueAt })
          .from(jobs)
          .where(and(lte(jobs.dueAt, now), isNull(jobs.failedAt), inArray(jobs.kind, [...kinds])))
          .orderBy(jobs.dueAt)
          .limit(most)
          .for('update', { skipLocked: true }),
      )
      const claimed = await db
        .with(due)
        .update(jobs)
        .set({ dueAt: leaseEnds, attempts: sql`${jobs.attempts} + 1` })
        .from(due)
        .where(eq(jobs.id, due.id))
        .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, dueAt: due.dueAt, attempts: jobs.attempts })
      return claimed.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
    },

    async done(job) {
      await db.delete(jobs).where(isHeld(job))
    },

    async postpone(job, dueAt, attempts) {
      await db.update(jobs).set({ dueAt, attempts }).where(isHeld(job))
    },

    async giveUp(job, at) {
      await db.update(jobs).set({ failedAt: at }).where(isHeld(job))
    },

    async sweep(failedBefore) {
      const removed = await db.delete(jobs).where(lte(jobs.failedAt, failedBefore)).returning({ id: jobs.id })
      return removed.length
    },
  }
}
