import type { Database, OpenDatabase } from '#db/database.ts'
import { oneTimeCodes } from '#db/schema/factors.ts'
import { jobs, stoppedProviders } from '#db/schema/jobs.ts'
import type { SessionRow } from '#stores/session-store.ts'
import { storesOn, unitOfWorkOn, type Stores, type UnitOfWork } from '#stores/stores.ts'
import { openTestDatabase } from './test-database.ts'
import { testEvent } from './test-rows.ts'

export interface TestStores {
  readonly db: Database
  readonly stores: Stores
  readonly inUnit: UnitOfWork
  close(): Promise<void>
}

/** The stores on a database of their own, or on the one given. Close them. */
export const openTestStores = async (database?: OpenDatabase): Promise<TestStores> => {
  const { db, close } = database ?? (await openTestDatabase())
  return { db, stores: storesOn(db), inUnit: unitOfWorkOn(db), close }
}

/** Opens a session for its member, who must be there. */
export const openTestSession = async ({ members, sessions }: Pick<Stores, 'members' | 'sessions'>, session: SessionRow): Promise<void> => {
  const member = await members.byId(session.merchant, session.memberId)
  if (!member || !(await sessions.open(session, member, testEvent('login.succeeded')))) throw new Error('there is no such member')
}

/** Every job there is, due or given up. */
export const jobRows = (db: Database) => db.select().from(jobs)

/** Every one-time code as it is stored. */
export const codeRows = (db: Database) => db.select().from(oneTimeCodes)

/** Every job, and what was remembered of providers that refused theirs. */
export const removeJobs = async (db: Database): Promise<void> => {
  await db.delete(jobs)
  await db.delete(stoppedProviders)
}
