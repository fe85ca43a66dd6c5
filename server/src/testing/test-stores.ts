import { oneTimeCodes } from '#account/schema/factors.ts'
import type { SessionRow } from '#account/session/session-store.ts'
import { storesOn, unitOfWorkOn } from '#app/stores.ts'
import type { Database, OpenDatabase } from '#kernel/db/database.ts'
import type { Stores, UnitOfWork } from '#kernel/deps.ts'
import { jobs, stoppedProviders } from '#kernel/jobs/schema.ts'
import { openTestDatabase } from './test-database.ts'
import { testEvent, testSessionLimit } from './test-rows.ts'

export interface TestStores {
  readonly db: Database
  readonly stores: Stores
  readonly inUnit: UnitOfWork
  close(): Promise<void>
}

/** The stores on a new database, or on the given one. The test must close them. */
export const openTestStores = async (database?: OpenDatabase): Promise<TestStores> => {
  const { db, close } = database ?? (await openTestDatabase())
  return { db, stores: storesOn(db), inUnit: unitOfWorkOn(db), close }
}

/** Opens a session for its member, who must exist. */
export const openTestSession = async ({ members, sessions }: Pick<Stores, 'members' | 'sessions'>, session: SessionRow): Promise<void> => {
  const member = await members.byId(session.merchant, session.memberId)
  if (!member || !(await sessions.open(session, member, testEvent('login.succeeded'), testSessionLimit))) throw new Error('There is no such member.')
}

/** Every stored job, due or given up. */
export const jobRows = (db: Database) => db.select().from(jobs)

/** Every one-time code as it is stored. */
export const codeRows = (db: Database) => db.select().from(oneTimeCodes)

/** Removes every job, and every note about a provider that refused one. */
export const removeJobs = async (db: Database): Promise<void> => {
  await db.delete(jobs)
  await db.delete(stoppedProviders)
}
