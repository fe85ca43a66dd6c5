import './subject-list.ts'
// What its subjects declare makes `Deps` and `Stores` whole, also for whoever imports this file from elsewhere.
import { joined } from '#kernel/collected.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Stores, UnitOfWork } from '#kernel/deps.ts'
import { jobClaims } from '#kernel/jobs/job-claims.ts'
import { jobOverview } from '#kernel/jobs/job-overview.ts'
import { jobQueue } from '#kernel/jobs/job-queue.ts'
import { subjects } from './subjects.ts'

const nobody = () => undefined

const tablesOn = (db: Database, queued: () => void) => [
  { jobs: { ...jobQueue(db, queued), ...jobClaims(db), ...jobOverview(db) } },
  ...subjects.map(subject => subject.stores?.(db, subjects)),
]

/** `queued` is called when a job was queued. Throws if two subjects declare the same store. */
export const storesOn = (db: Database, queued: () => void = nobody): Stores => joined('stores', tablesOn(db, queued)) as unknown as Stores

/** The same for a unit of work, of which there are many: that no store is declared twice was seen at the start. */
const storesOfUnit = (db: Database, queued: () => void): Stores => Object.assign({}, ...tablesOn(db, queued)) as Stores

/** `queued` is called once a unit that queued jobs is committed. */
export const unitOfWorkOn =
  (db: Database, queued: () => void = nobody): UnitOfWork =>
  async work => {
    let hasJobs = false
    const result = await db.transaction(unit => work(storesOfUnit(unit, () => (hasJobs = true))))
    if (hasJobs) queued()
    return result
  }
