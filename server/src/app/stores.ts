// What its subjects declare makes `Deps` and `Stores` whole, also for whoever imports this file from elsewhere.
import './subject-list.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Stores, UnitOfWork } from '#kernel/deps.ts'
import { jobClaims } from '#kernel/jobs/job-claims.ts'
import { jobOverview } from '#kernel/jobs/job-overview.ts'
import { jobQueue } from '#kernel/jobs/job-queue.ts'
import { joined, subjects } from './subjects.ts'

const nobody = () => undefined

/** `queued` is called when a job was queued. */
export const storesOn = (db: Database, queued: () => void = nobody): Stores =>
  joined('stores', [
    { jobs: { ...jobQueue(db, queued), ...jobClaims(db), ...jobOverview(db) } },
    ...subjects.map(subject => subject.stores?.(db)),
  ]) as unknown as Stores

/** `queued` is called once a unit that queued jobs is committed. */
export const unitOfWorkOn =
  (db: Database, queued: () => void = nobody): UnitOfWork =>
  async work => {
    let hasJobs = false
    const result = await db.transaction(unit => work(storesOn(unit, () => (hasJobs = true))))
    if (hasJobs) queued()
    return result
  }
